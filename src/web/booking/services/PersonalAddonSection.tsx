import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { personalAddonOptions, withPersonalAddon } from '#domain/booking/addons.ts'
import { travellersWith } from '#domain/booking/applicable.ts'
import { personName } from '#web/booking/personName.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { AddonRow } from './AddonRow.tsx'

const PersonalAddonSection_ratioTravel = graphql(`
  fragment PersonalAddonSection_ratioTravel on RatioTravel {
    id
    personalAddons {
      id
      ...AddonRow_addon
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof PersonalAddonSection_ratioTravel> | null
}

/** The extras per traveller, each with who gets it. */
export function PersonalAddonSection({ ratioTravel }: Props) {
  const { draft, offer, change } = useBooking()
  const addons = readFragment(PersonalAddonSection_ratioTravel, ratioTravel)?.personalAddons ?? []
  const options = personalAddonOptions(draft, offer).filter(({ isVisible }) => isVisible)
  if (options.length === 0) return null
  const note = (addonId: string, most: number) => {
    const people = travellersWith(addonId, draft, offer).map((index) => personName(draft.travellers[index], index))
    if (people.length > 0 && people.length < draft.travellers.length) return t('services.for', { people: people.join(', ') })
    return most < draft.travellers.length ? t('services.upTo', { count: most }) : null
  }
  return (
    <StepSection title={t('services.personal')}>
      <div>
        {options.map((option) => (
          <AddonRow
            key={option.addon.id}
            addon={addons.find(({ id }) => id === option.addon.id) ?? null}
            option={option}
            unit={t('services.perPerson')}
            note={note(option.addon.id, option.maxQuantity)}
            isCounted
            onChange={(quantity) =>
              change((now, current) => withPersonalAddon(now, { addonId: option.addon.id, quantity }, current))
            }
          />
        ))}
      </div>
    </StepSection>
  )
}
