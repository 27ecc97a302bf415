import { expect, test } from 'vitest'
import { offer } from '#test/support/builders/offer.ts'
import { pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { sentWords } from '#web/booking/sentWords.ts'
import { roomWords } from '#web/booking/roomWords.ts'
import { issueText } from '#web/booking/step/issueText.ts'
import { stepTitle } from '#web/booking/step/stepTitles.ts'
import { t } from '#web/text/rooms.ts'
import { messages } from '#test/support/web/messages.ts'

const hotel = offer()
const ship = offer({ pricing: pricing({ accommodations: [{ ...SINGLE_ROOM, name: 'Einzelkabine' }] }) })

// rule 10.27
test('no text of the funnel names a room by itself: a ship has cabins', () => {
  const ofFunnel = [...messages].filter(([key]) => !key.startsWith('travel.'))
  expect(ofFunnel.length).toBeGreaterThan(400)
  expect(ofFunnel.filter(([, text]) => /zimmer/i.test(text))).toEqual([])
})

test.each([
  [hotel, ['Zimmer', 'Für 1 Person ist noch kein Zimmer gewählt', 'Mit wem möchten Sie das Zimmer teilen?']],
  [ship, ['Kabinen', 'Für 1 Person ist noch keine Kabine gewählt', 'Mit wem möchten Sie die Kabine teilen?']],
])('a hotel has rooms and a ship cabins, each with its article', (sold, texts) => {
  const words = roomWords(sold)
  expect([
    t('start.rooms.title', words),
    t('start.rooms.open', { count: 1, ...words }),
    t('start.roomMate.label', words),
  ]).toEqual(texts)
})

// rule 10.27
test('on a ship reasons, open issues and the first step tell of cabins', () => {
  expect(reasonText({ key: 'booking.reason.wrongRoom', remedy: null }, ship)).toBe('Für Ihre Kabine nicht buchbar.')
  const issue = { key: 'booking.peopleWithoutAccommodationInfo', count: 1, open: ['Rita Muster'] } as const
  expect(issueText(issue, roomWords(ship))).toBe('Für 1 Person fehlt noch eine Kabine: Rita Muster.')
  expect(stepTitle('start', true, { ...roomWords(ship), ...sentWords(null) })).toBe('Reise und Kabinen')
})
