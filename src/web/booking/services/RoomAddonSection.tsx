import { withRoomAddon } from '#domain/booking/commands/extras.ts'
import type { RoomAddonOption } from '#domain/booking/extras/addons.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { chakra } from '#web/theme/chakra.ts'
import { AddonRows } from './AddonRows.tsx'

const RoomAddonSection_ratioTravel = graphql(`
  fragment RoomAddonSection_ratioTravel on RatioTravel {
    id
    accommodationAddons {
      id
      ...AddonRows_addon
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof RoomAddonSection_ratioTravel> | null
  readonly options: readonly RoomAddonOption[]
}

const RoomName = chakra('h3', { base: { paddingBlockEnd: '2', fontSize: 'lead' } })

/** Extras of the chosen rooms, grouped by kind of room. */
export function RoomAddonSection({ ratioTravel, options }: Props) {
  const { change, words } = useBooking()
  const addons = readFragment(RoomAddonSection_ratioTravel, ratioTravel)?.accommodationAddons ?? []
  const places = [...new Map(options.map(({ place }) => [`${place.type} ${place.typeId}`, place])).values()]
  if (places.length === 0) return null
  return (
    <StepSection title={t('services.room', words)}>
      {places.map(({ type, typeId, name, quantity: rooms }) => (
        <div key={`${type} ${typeId}`}>
          <RoomName>{rooms > 1 ? t('services.rooms', { count: rooms, name }) : name}</RoomName>
          <AddonRows
            addons={addons}
            options={options.filter(({ place }) => place.type === type && place.typeId === typeId)}
            choiceOf={({ addon: { id: addonId }, maxQuantity }) => ({
              unit: t('services.perRoom', words),
              isCounted: maxQuantity > 1,
              onChange: (quantity) => change((booking) => withRoomAddon(booking, { type, typeId, addonId, quantity })),
            })}
          />
        </div>
      ))}
    </StepSection>
  )
}
