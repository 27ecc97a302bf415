import type { Issue, OpenPerson } from '#domain/booking/people/issues.ts'
import { t } from '#web/text/booking.ts'
import { issueMessages } from '#web/text/issues.ts'
import { formatMessage } from '#web/text/messageFormat.ts'
import type { RoomWords } from '#web/booking/roomWords.ts'

/** Sentence for an open issue. `open` becomes names: «Anna Muster, Person 3». */
export function issueText({ key, count = 0, open = [] }: Issue, words: RoomWords): string {
  return formatMessage(issueMessages[key], { ...words, count, open: open.map(personText).join(', ') })
}

function personText(person: OpenPerson): string {
  if (typeof person === 'string') return person
  return 'travellerNo' in person
    ? t('booking.travellerNo', { number: person.travellerNo })
    : t('booking.babyNo', { number: person.babyNo })
}
