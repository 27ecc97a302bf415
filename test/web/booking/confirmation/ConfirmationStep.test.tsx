// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { withSubmissionResult, withSubmissionStarted } from '#domain/booking/funnel/submission.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { BUS, departure, services } from '#test/support/builders/departure.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { familyPackage, personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'
import { ConfirmationStep } from '#web/booking/confirmation/ConfirmationStep.tsx'
import { PlacedBooking } from '#web/booking/confirmation/PlacedBooking.tsx'

const STOPS = { outboundStopNo: '1', returnStopNo: '11' }
const PEOPLE = [
  billedTraveller(STOPS),
  traveller({ firstName: 'Beat', lastName: 'Muster', birthday: '1958-06-12', ...STOPS }),
]

function offered(code = 'BOOKABLE') {
  return offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS, status: status(code) })] }) })
}

function placed(
  fields: Partial<BookingDraft> = {},
  at: Offer = offered(),
  confirmationMail: boolean | null = null,
): BookingDraft {
  const before = draft({ travellers: PEOPLE, ...fields })
  const result = { success: true, bookingId: 'b1', orderNo: 'CR-7', totalPrice: 2580, message: null, confirmationMail }
  return withSubmissionResult(
    resolve(withSubmissionStarted({ ...before, snapshot: snapshotOf(resolve(before, at)) }, 's1'), at),
    result,
  )
}

const paying = (outcome: BookingDraft['payment']['outcome']): Partial<BookingDraft> => ({
  payment: { type: 'online', initializing: false, initialized: true, transactionId: 'tx', outcome },
})

const NOT_PAID = /^Die Zahlung ist noch offen Ihre Buchung ist eingetragen\. Jetzt bezahlen .*CR-7/
const BEING_CHECKED =
  /^Die Zahlung wird noch geprüft Ihre Buchung ist eingetragen\. Bezahlen Sie bitte nicht noch einmal\. Stand prüfen .*CR-7/

const words = (of: BookingDraft, at: Offer = offered()) => textOf(renderFunnel(ConfirmationStep, of, at).container)

describe('the next steps', () => {
  test.each<[string, Partial<BookingDraft>, RegExp]>([
    ['by invoice', {}, /^Ihre Reise ist gebucht .*Sie erhalten von uns die Rechnung\./],
    ['paid online', paying('paid'), /^Ihre Reise ist gebucht .*Ihre Reise ist bezahlt\./],
    ['not paid yet', paying('cancelled'), NOT_PAID],
    ['failed', paying('failed'), NOT_PAID],
    ['open, as the platform says', paying('open'), NOT_PAID],
    ['perhaps paid', paying(null), BEING_CHECKED],
    ['being checked', paying('checking'), BEING_CHECKED],
  ])('%s', (_case, fields, expected) => {
    const text = words(placed(fields))
    expect(text).toMatch(expected)
    expect(text).toContain('Sa 12.06.2027 Sie steigen ein: 06:30 Uhr, Bern, Neufeld.')
    expect(text).toContain('Fr 18.06.2027 Sie kommen zurück: 19:30 Uhr, Bern, Neufeld.')
  })

  // rule 10.15
  test('thanks come with a booking that is to be paid by invoice or is paid, never while its payment is open', () => {
    const isThanked = (fields: Partial<BookingDraft>, at = offered()) => words(placed(fields, at), at).includes('Dank')
    expect([{}, paying('paid')].map((fields) => isThanked(fields))).toEqual([true, true])
    const outcomes = ['open', 'cancelled', 'failed', 'checking', 'expired', null] as const
    expect(outcomes.filter((outcome) => isThanked(paying(outcome)))).toEqual([])
    expect(isThanked({}, offered('WAITLIST'))).toBe(false)
  })

  /** The document title while the confirmation is open; that of the route comes back with it closed. */
  const documentTitleOf = (of: BookingDraft, at = offered()) => {
    document.title = 'Bestätigung – Sommer in der Provence – Carovia Reisen'
    const { unmount } = renderFunnel(ConfirmationStep, of, at)
    const { title } = document
    unmount()
    expect(document.title).toMatch(/^Bestätigung – /)
    return title
  }
  const rest = 'Sommer in der Provence – Carovia Reisen'

  // rule 10.15
  test('the document title says how an open payment stands, as long as it is open', () => {
    const titleOf = (outcome: BookingDraft['payment']['outcome']) => documentTitleOf(placed(paying(outcome)))
    expect(titleOf('open')).toBe(`Zahlung offen – ${rest}`)
    expect(titleOf('checking')).toBe(`Zahlung wird geprüft – ${rest}`)
    expect(titleOf('expired')).toBe(`Zahlung abgelaufen – ${rest}`)
    expect(titleOf('paid')).toBe(`Bestätigung – ${rest}`)
  })

  // rule 10.28
  test('the document title of an entry on the waitlist, or of a request, says what its heading says', () => {
    const titleIn = (code: string) => documentTitleOf(placed({}, offered(code)), offered(code))
    expect(titleIn('WAITLIST')).toBe(`Sie stehen auf der Warteliste – ${rest}`)
    expect(titleIn('WAITLIST_CONTINGENT_CHECK')).toBe(`Ihre Anfrage ist bei uns – ${rest}`)
    expect(titleIn('BOOKABLE')).toBe(`Bestätigung – ${rest}`)
  })

  // rule 10.15
  test('who comes back to a travel that is not paid yet is told so, and led to the payment', () => {
    const returned = (fields: Partial<BookingDraft>) =>
      textOf(renderFunnel(PlacedBooking, withoutPersonalData(placed(fields)), offered()).container)
    expect(returned(paying('open'))).toMatch(
      /^Die Zahlung für diese Reise ist noch offen .*CR-7\. .* Zur Zahlung Zur Bestätigung/,
    )
    expect(returned(paying('paid'))).toMatch(
      /^Diese Reise haben Sie schon gebucht Sa 12\.06\. – Fr 18\.06\.2027 ?Ihre Auftragsnummer ist CR-7\. Für/,
    )
  })

  test('a booking that was not paid in time is none any more, and can be booked anew', () => {
    for (const text of [
      words(placed(paying('expired'))),
      textOf(renderFunnel(PlacedBooking, placed(paying('expired')), offered()).container),
    ]) {
      expect(text).toContain('Die Zeit für die Zahlung ist abgelaufen')
      expect(text).toContain('Neue Buchung für diese Reise')
      expect(text).not.toMatch(/gebucht|steigen Sie ein|Kalender/)
    }
    expect(words(placed(paying('expired')))).toContain(
      'Ihre Plätze sind wieder frei. Möchten Sie mitreisen, buchen Sie bitte neu.',
    )
  })

  test.each([
    [
      'WAITLIST',
      [
        'Sie stehen auf der Warteliste',
        'Sobald ein Platz frei wird, melden wir uns bei Ihnen.',
        'Ihr Eintrag auf der Warteliste',
      ],
    ],
    [
      'WAITLIST_CONTINGENT_CHECK',
      [
        'Ihre Anfrage ist bei uns',
        'Wir klären ab, ob es noch Plätze gibt, und melden uns bei Ihnen.',
        'Das haben Sie angefragt',
      ],
    ],
  ])('in the status %s nothing is booked, nothing is due, and there is nothing for a calendar', (code, told) => {
    const text = words(placed({}, offered(code)), offered(code))
    for (const part of told) expect(text).toContain(part)
    expect(text).toContain('Gebucht ist noch nichts.')
    expect(text).not.toContain('Rechnung')
    expect(text).not.toContain('Kalender')
  })

  test('stays true though the departure has filled up since', () => {
    expect(words(placed(), offered('WAITLIST'))).toContain('Ihre Reise ist gebucht')
  })

  test('keeps its days though the departure was taken off sale', () => {
    const text = words(placed(), offer({ pricing: pricing({ departures: [] }) }))
    expect(text).toContain('12.06.2027 – 18.06.2027')
    expect(text).toContain('Sa 12.06.2027 Ihre Reise beginnt.')
  })
})

describe('the confirmation by mail', () => {
  test.each([null, false])('is not spoken of where the platform says %s', (confirmationMail) => {
    const text = words(placed({}, offered(), confirmationMail))
    expect(text).not.toMatch(/E-Mail geschickt|haben wir an/)
    expect(text).toContain('Notieren oder drucken Sie die Auftragsnummer.')
  })

  test('has gone to the address of the bill', () => {
    const text = words(placed({}, offered(), true))
    expect(text).toContain('Die Bestätigung haben wir an anna@muster.example geschickt.')
    expect(text).not.toContain('Notieren')
  })

  test('goes out with the money where one pays online', () => {
    expect(words(placed(paying('open'), offered(), true))).toContain(
      'Sobald Ihre Zahlung bei uns eingegangen ist, schicken wir die Bestätigung an anna@muster.example.',
    )
    expect(words(placed(paying('paid'), offered(), true))).toContain('haben wir an anna@muster.example geschickt')
  })
})

test('the confirmation lists what follows by day, with payments due counted from the booking day', () => {
  const booked = placed()
  const text = words(booked)
  const { bookedOn } = booked.submission
  expect(bookedOn).toBe(offered().today)
  expect(text).toMatch(/Anzahlung: CHF 774\.-/)
  expect(text).toMatch(/Restzahlung: CHF 1’806\.-/)
  expect(words(booked, { ...offered(), today: '2027-03-01' })).toContain(/Bis \w\w [\d.]+ Anzahlung/.exec(text)?.[0])
  expect(words(placed(paying('paid')))).not.toMatch(/Anzahlung|Restzahlung/)
})

test('documents of a travel that begins in two days are announced as soon as possible', () => {
  const departures = [departure({ busNetwork: BUS, services: services({ 5390: 1850 }) })]
  const withDocuments = travel({ pricing: travelPricing({ isTravelDocumentationAvailable: true }) })
  const soon = offer({ travel: withDocuments, pricing: pricing({ departures }), today: '2027-06-10' })
  expect(words(placed({ travelDocuments: 'print' }, soon), soon)).toContain(
    'So bald wie möglich Sie erhalten die Reiseunterlagen per Post.',
  )
})

test('travellers who board elsewhere have a calendar entry of their own', () => {
  const [anna = billedTraveller(), beat = traveller()] = PEOPLE
  const text = words(placed({ travellers: [anna, { ...beat, outboundStopNo: '2' }] }))
  expect(text).toContain('In den Kalender: ab Bern, Neufeld (Anna Muster)')
  expect(text).toContain('In den Kalender: ab Zürich, Sihlquai (Beat Muster)')
})

test('stops are named one a line, with their travellers where these board apart', () => {
  const [anna = billedTraveller(), beat = traveller()] = PEOPLE
  expect(words(placed())).toContain('Einsteigen 06:30 | Bern, Neufeld Aussteigen 19:30 | Bern, Neufeld')
  const apart = words(placed({ travellers: [anna, { ...beat, outboundStopNo: '2' }] }))
  expect(apart).toContain(
    'Einsteigen 06:30 | Bern, Neufeld (Anna Muster) 08:00 | Zürich, Sihlquai (Beat Muster) Aussteigen 19:30 | Bern, Neufeld',
  )
})

test('whom the invoice goes to can be read, so that a slip in the address is seen', () => {
  expect(words(placed())).toContain('Rechnung an Frau Anna Muster Gasse 1, 3011 Bern anna@muster.example 031 555 12')
})

test('the extras that were booked are listed with who has them', () => {
  const sold = pricing({
    departures: [departure({ busNetwork: BUS, services: services({ '301': 4500 }) })],
    personalAddons: [personalAddon()],
  })
  const one = [{ addonId: 'ausflug', quantity: 1, mandatory: false }]
  expect(words(placed({ personalAddons: one }, offer({ pricing: sold })), offer({ pricing: sold }))).toContain(
    'Zusatzleistungen Ausflug (Anna Muster) Einsteigen',
  )
})

test('the remarks that were sent can be read until the visitor leaves', () => {
  const remarks = { travellerRemarks: 'Ruth ist Vegetarierin.', bookingRemarks: 'Wir feiern Geburtstag.' }
  const text = words(placed(remarks))
  expect(text).toContain('Zu den Reisenden Ruth ist Vegetarierin. Bemerkungen Wir feiern Geburtstag.')
  expect(words(withoutPersonalData(placed(remarks)))).not.toMatch(/Ruth|Geburtstag/)
  expect(words(placed())).not.toMatch(/Bemerkungen|Zu den Reisenden/)
})

test('a family package is named as in the review, without the room that belongs to it', () => {
  const FAMILY_ROOM = room({
    id: 'fz',
    name: 'Familienzimmer im Paket',
    ratioPackageNo: '108',
    isFamilyPackageAccommodation: true,
    totalCapacity: 3,
  })
  const sold = offer({
    pricing: pricing({
      accommodations: [room(), FAMILY_ROOM],
      familyPackages: [familyPackage()],
      departures: [departure({ busNetwork: BUS, services: services({ 501: 350_000 }) })],
    }),
  })
  const child = traveller({ firstName: 'Lea', lastName: 'Muster', birthday: '2018-03-10', ageGroupId: 'child' })
  const travellers = [...PEOPLE, { ...child, ...STOPS }].map((one, index) => ({
    ...one,
    accommodationId: 'fz',
    isFamilyPackageMember: true,
    familyPackageId: index === 0 ? 'familie' : null,
  }))
  const text = words(placed({ travellers, rooms: [] }, sold), sold)
  expect(text).toContain('Zimmer Familienpauschale: Anna Muster, Beat Muster, Lea Muster')
  expect(text).not.toContain('Familienzimmer im Paket')
})

test('the rooms are told as in the review: every one of several, with who sleeps in it', () => {
  const single = PEOPLE.map((one) => ({ ...one, accommodationId: 'ez' }))
  const apart = placed({ rooms: [{ accommodationId: 'ez', quantity: 2 }], travellers: single })
  expect(words(apart)).toContain('Zimmer Einzelzimmer 1: Anna Muster Einzelzimmer 2: Beat Muster')
  expect(words(withoutPersonalData(apart))).toContain('Zimmer Einzelzimmer 1: Person 1 Einzelzimmer 2: Person 2')
  expect(words(placed())).toContain('Zimmer Doppelzimmer: Anna Muster, Beat Muster')
})

test('a total other than the one agreed to is told with both', () => {
  const dearer = { ...placed(), submission: { ...placed().submission, totalCentimes: 260_000 } }
  expect(words(dearer)).toContain('Der Preis beträgt CHF 2’600.-, angezeigt wurden CHF 2’580.-')
})

test('without the people it still has number, days and places', () => {
  const text = words(withoutPersonalData(placed()))
  expect(text).toContain('CR-7')
  expect(text).toContain('Person 1')
  expect(text).not.toContain('Anna')
})

test('a booking that was never placed shows no confirmation', () => {
  expect(words(draft({ travellers: PEOPLE }))).not.toContain('gebucht')
})

test('a booked travel shows its booking, and one press begins another one', () => {
  const text = textOf(renderFunnel(PlacedBooking, placed(), offered()).container)
  expect(text).toContain('Diese Reise haben Sie schon gebucht')
  expect(text).toContain('Ihre Auftragsnummer ist CR-7.')
  expect(text).toContain('Zur Bestätigung')
  expect(text).toContain('Die bisherige ändert sich dadurch nicht.')
  const kept = screen.getByRole('link', { name: 'Auftragsnummer aufbewahren (neues Fenster)' })
  expect(kept.getAttribute('href')).toBe('/auftrag#CR-7')
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Buchung beginnen' }))
  expect(screen.queryByText('Ihre Auftragsnummer ist CR-7.')).toBeNull()
})

test('what belongs to the travel is told apart from what was chosen', () => {
  const sold = wholeOffer()
  const text = words(placed(settle(draft({ travellers: PEOPLE }), sold), sold), sold)
  expect(text).toMatch(/Obligatorisch [^.]*Kurtaxe[^.]* Einsteigen/)
})

test('two people of one name are both named, with their numbers', () => {
  const hans = { firstName: 'Hans', lastName: 'Muster', ...STOPS }
  const text = words(placed({ travellers: [billedTraveller(hans), traveller({ ...hans, birthday: '1988-06-12' })] }))
  expect(text).toContain('Reisende Hans Muster (Person 1), Hans Muster (Person 2)')
})

describe('the price of a placed booking', () => {
  test('is what was charged, with the difference to its lines', () => {
    const { submission, ...rest } = placed()
    const text = words({ ...rest, submission: { ...submission, totalCentimes: 260_000, agreedCentimes: 260_000 } })
    expect(text).toContain('Preisanpassung bei der Buchung CHF 20.- Total CHF 2’600.-')
    expect(words(placed())).not.toContain('Preisanpassung')
  })
})

test('without an order number nothing asks for one, and the page says how to get it', () => {
  const { submission, ...rest } = placed()
  const text = words({ ...rest, submission: { ...submission, orderNo: null } })
  expect(text).not.toContain('Notieren oder drucken')
  expect(text).toContain('Auftragsnummer Rufen Sie uns an, wir nennen Ihnen die Nummer gern.')
  expect(words(placed())).toContain('Notieren oder drucken Sie die Auftragsnummer.')
})
