import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { bookingAddonOptions, withBookingAddon } from '#domain/booking/addons.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { AddonRow } from './AddonRow.tsx'

const BookingAddonSection_ratioTravel = graphql(`
  fragment BookingAddonSection_ratioTravel on RatioTravel {
    id
    bookingAddons {
      id
      ...AddonRow_addon
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof BookingAddonSection_ratioTravel> | null
}

/** The extras once per booking. */
export function BookingAddonSection({ ratioTravel }: Props) {
  const { draft, offer, change } = useBooking()
  const addons = readFragment(BookingAddonSection_ratioTravel, ratioTravel)?.bookingAddons ?? []
  const options = bookingAddonOptions(draft, offer).filter(({ isVisible }) => isVisible)
  if (options.length === 0) return null
  return (
    <StepSection title={t('services.booking')}>
      <div>
        {options.map((option) => (
          <AddonRow
            key={option.addon.id}
            addon={addons.find(({ id }) => id === option.addon.id) ?? null}
            option={option}
            unit={null}
            isCounted={false}
            onChange={(quantity) =>
              change((now, current) => withBookingAddon(now, { addonId: option.addon.id, quantity }, current))
            }
          />
        ))}
      </div>
    </StepSection>
  )
}
