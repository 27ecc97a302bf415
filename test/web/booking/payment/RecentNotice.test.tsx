// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { BUS, departure } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'
import { RecentNotice } from '#web/booking/payment/RecentNotice.tsx'

const offered = (code: string) =>
  offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS, status: status(code) })] }) })

test.each([
  {
    promise: 'booked',
    code: 'BOOKABLE',
    recent: { minutesAgo: 3, isCertain: true, orderNo: 'CR-1' },
    words: [
      'Sie haben diese Reise eben gebucht',
      'Vor 3 Minuten ist für dieselben Personen und dasselbe Datum schon eine Buchung bei uns eingegangen.',
      'Ihre Auftragsnummer ist CR-1.',
      'Trotzdem nochmals buchen',
    ],
  },
  {
    promise: 'perhaps booked',
    code: 'BOOKABLE',
    recent: { minutesAgo: 0, isCertain: false, orderNo: null },
    words: [
      'Sie haben diese Reise vielleicht eben gebucht',
      'Soeben wurde',
      'wissen wir noch nicht',
      'Trotzdem nochmals buchen',
    ],
  },
  {
    promise: 'put on the waiting list',
    code: 'WAITLIST',
    recent: { minutesAgo: 1, isCertain: true, orderNo: 'CR-2' },
    words: [
      'Sie haben sich für diese Reise eben gemeldet',
      'Vor 1 Minute ist für dieselben Personen und dasselbe Datum schon ein Eintrag auf der Warteliste bei uns',
      'CR-2',
      'Trotzdem nochmals senden',
    ],
  },
  {
    promise: 'perhaps heard',
    code: 'WAITLIST_CONTINGENT_CHECK',
    recent: { minutesAgo: 1, isCertain: false, orderNo: null },
    words: ['Sie haben sich für diese Reise vielleicht eben gemeldet', 'schon eine Anfrage abgeschickt'],
  },
])('a visitor who was $promise a moment ago is notified and may book again', ({ code, recent, words }) => {
  const Notice = () => <RecentNotice recent={recent} onAgain={() => undefined} />
  const text = textOf(renderFunnel(Notice, draft(), offered(code)).container)
  for (const part of words) expect(text).toContain(part)
  expect(text).toContain('Ein zweites Mal haben wir deshalb nichts abgeschickt.')
})
