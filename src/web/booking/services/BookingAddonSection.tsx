import { withBookingAddon } from '#domain/booking/commands/extras.ts'
import type { bookingAddonOptions } from '#domain/booking/extras/addons.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { AddonRows } from './AddonRows.tsx'

const BookingAddonSection_ratioTravel = graphql(`
  fragment BookingAddonSection_ratioTravel on RatioTravel {
    id
    bookingAddons {
      id
      ...AddonRows_addon
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof BookingAddonSection_ratioTravel> | null
  readonly options: ReturnType<typeof bookingAddonOptions>
}

/** Extras per booking. */
export function BookingAddonSection({ ratioTravel, options }: Props) {
  const { change } = useBooking()
  const addons = readFragment(BookingAddonSection_ratioTravel, ratioTravel)?.bookingAddons ?? []
  if (options.length === 0) return null
  return (
    <StepSection title={t('services.booking')} lead={t('services.bookingLead')}>
      <AddonRows
        addons={addons}
        options={options}
        choiceOf={({ addon: { id: addonId } }) => ({
          unit: t('services.perBooking'),
          isCounted: false,
          onChange: (quantity) => change((booking) => withBookingAddon(booking, { addonId, quantity })),
        })}
      />
    </StepSection>
  )
}
