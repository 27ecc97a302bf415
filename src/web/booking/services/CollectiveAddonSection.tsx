import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { collectiveAddonOptions, withCollectiveAddon } from '#domain/booking/addons.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { AddonRow } from './AddonRow.tsx'

const CollectiveAddonSection_ratioTravel = graphql(`
  fragment CollectiveAddonSection_ratioTravel on RatioTravel {
    id
    collectiveAddons {
      id
      ...AddonRow_addon
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof CollectiveAddonSection_ratioTravel> | null
}

/** The extras for the whole group, at the price of the group. */
export function CollectiveAddonSection({ ratioTravel }: Props) {
  const { draft, offer, change } = useBooking()
  const addons = readFragment(CollectiveAddonSection_ratioTravel, ratioTravel)?.collectiveAddons ?? []
  const options = collectiveAddonOptions(draft, offer).filter(({ isVisible }) => isVisible)
  if (options.length === 0) return null
  return (
    <StepSection title={t('services.collective')} lead={t('services.collectiveLead')}>
      <div>
        {options.map((option) => (
          <AddonRow
            key={option.addon.id}
            addon={addons.find(({ id }) => id === option.addon.id) ?? null}
            option={option}
            unit={null}
            isCounted={false}
            onChange={(quantity) =>
              change((now, current) => withCollectiveAddon(now, { addonId: option.addon.id, quantity }, current))
            }
          />
        ))}
      </div>
    </StepSection>
  )
}
