import { withCollectiveAddon } from '#domain/booking/commands/extras.ts'
import { isGroup } from '#domain/booking/draft/chosen.ts'
import type { collectiveAddonOptions } from '#domain/booking/extras/addons.ts'
import { collectivePrices } from '#domain/booking/extras/collectivePrices.ts'
import { currencyIn } from '#domain/catalogue/offer.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { priceText } from '#web/booking/priceText.ts'
import { t } from '#web/text/services.ts'
import { AddonRows } from './AddonRows.tsx'

const CollectiveAddonSection_ratioTravel = graphql(`
  fragment CollectiveAddonSection_ratioTravel on RatioTravel {
    id
    collectiveAddons {
      id
      ...AddonRows_addon
    }
  }
`)

type Options = ReturnType<typeof collectiveAddonOptions>

interface Props {
  readonly ratioTravel: FragmentType<typeof CollectiveAddonSection_ratioTravel> | null
  readonly options: Options
}

/** Extras for the whole group, at a group price. */
export function CollectiveAddonSection({ ratioTravel, options }: Props) {
  const { booking, draft, offer, change } = useBooking()
  const addons = readFragment(CollectiveAddonSection_ratioTravel, ratioTravel)?.collectiveAddons ?? []
  const currency = currencyIn(offer)
  /** Parts of the group price; null if it has one part only. */
  const parts = (addon: Options[number]['addon']) => {
    const prices = collectivePrices(addon, booking)
    const texts = prices.map(({ name, count, centimes }) =>
      t('services.groupPrice', { count, name, price: priceText({ centimes, currency }) }),
    )
    return isGroup(draft) && texts.length > 0 ? texts.join(', ') : null
  }
  if (options.length === 0) return null
  return (
    <StepSection title={t('services.collective')} lead={t('services.collectiveLead')}>
      <AddonRows
        addons={addons}
        options={options}
        choiceOf={({ addon }) => ({
          unit: t('services.perGroup', { count: draft.travellers.length }),
          note: parts(addon),
          isCounted: false,
          onChange: (quantity) => change((booking) => withCollectiveAddon(booking, { addonId: addon.id, quantity })),
        })}
      />
    </StepSection>
  )
}
