import { chakra } from '@chakra-ui/react/styled-system'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { roomAddonOptions, withRoomAddon } from '#domain/booking/addons.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { AddonRow } from './AddonRow.tsx'

const RoomAddonSection_ratioTravel = graphql(`
  fragment RoomAddonSection_ratioTravel on RatioTravel {
    id
    accommodationAddons {
      id
      ...AddonRow_addon
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof RoomAddonSection_ratioTravel> | null
}

const RoomName = chakra('h3', { base: { paddingBlockEnd: '2', fontSize: 'lead' } })

/** The extras of the chosen rooms, room by room. */
export function RoomAddonSection({ ratioTravel }: Props) {
  const { draft, offer, change } = useBooking()
  const addons = readFragment(RoomAddonSection_ratioTravel, ratioTravel)?.accommodationAddons ?? []
  const options = roomAddonOptions(draft, offer).filter(({ isVisible }) => isVisible)
  const places = [...new Map(options.map(({ place }) => [`${place.type} ${place.typeId}`, place])).values()]
  if (places.length === 0) return null
  return (
    <StepSection title={t('services.room')}>
      {places.map(({ type, typeId, name }) => (
        <div key={`${type} ${typeId}`}>
          <RoomName>{name}</RoomName>
          {options
            .filter(({ place }) => place.type === type && place.typeId === typeId)
            .map((option) => (
              <AddonRow
                key={option.addon.id}
                addon={addons.find(({ id }) => id === option.addon.id) ?? null}
                option={option}
                unit={t('services.perRoom')}
                isCounted={option.maxQuantity > 1}
                onChange={(quantity) =>
                  change((now, current) =>
                    withRoomAddon(now, { type, typeId, addonId: option.addon.id, quantity }, current),
                  )
                }
              />
            ))}
        </div>
      ))}
    </StepSection>
  )
}
