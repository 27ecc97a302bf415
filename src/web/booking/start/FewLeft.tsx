import type { Room } from '#domain/booking/availability/capacity.ts'
import { areFewLeft } from '#domain/booking/availability/roomStock.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  readonly room: Room
  /** Rooms left, or places where single places are sold. */
  readonly left: number
}

const Few = chakra('strong', { base: { display: 'block', color: 'signal', fontWeight: 'bold' } })

/** Shows that few rooms of a kind are left; nothing if there are enough. */
export function FewLeft({ room, left }: Props) {
  if (!areFewLeft(left)) return null
  return (
    <Few>
      {t(room.capacitySettings.partialOccupancyAllowed ? 'start.rooms.fewPlaces' : 'start.rooms.few', { count: left })}
    </Few>
  )
}
