import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyBaby, emptyContact, emptyTraveller, emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import type { Baby, Contact, Traveller } from '#domain/booking/draft/person.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import type { Summary } from '#domain/booking/draft/summary.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'

/** Anna Muster from Bern, 67 at the departure of the builders, reachable and old enough to be billed. */
export function contact(fields: Partial<Contact> = {}): Contact {
  return {
    ...emptyContact(),
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Muster',
    birthday: '1960-02-01',
    email: 'anna@muster.example',
    phone: '031 555 12 34',
    address: 'Gasse 1',
    zip: '3011',
    city: 'Bern',
    ...fields,
  }
}

/** An adult without name in the double room. */
export function traveller(fields: Partial<Traveller> = {}): Traveller {
  return { ...emptyTraveller(), ageGroupId: 'adult', accommodationId: 'dz', ...fields }
}

/** Anna Muster as the traveller who is billed. */
export function billedTraveller(fields: Partial<Traveller> = {}): Traveller {
  return { ...traveller(), ...contact(), isBillingAddress: true, sameAddressAsTravellerIndex: null, ...fields }
}

/** A baby of whom nothing is known. */
export function baby(fields: Partial<Baby> = {}): Baby {
  return { ...emptyBaby(), ...fields }
}

/** Two adults in one double room on the builders' departure, the first one with all personal data. */
export function draft(fields: Partial<BookingDraft> = {}): BookingDraft {
  return {
    ...emptyDraft('provence'),
    pricingTravelId: 'v1',
    date: { dateId: 'd1', extensionId: null },
    travellers: [
      billedTraveller(),
      traveller({ salutation: 'MR', firstName: 'Beat', lastName: 'Muster', birthday: '1958-06-12' }),
    ],
    rooms: [{ accommodationId: 'dz', quantity: 1 }],
    ...fields,
  }
}

const AGE_GROUPS: Readonly<Record<string, string>> = { A: 'adult', C: 'child' }

/** `AAC`: two adults and a child, as far as rooms depend on them. Any other letter is of no age group. */
export function guests(letters: string) {
  return Array.from(letters, (letter, index) => ({ index, ageGroupId: AGE_GROUPS[letter] ?? null }))
}

/** The same people without beds and names on the builders' departure; children are nine by then. */
export function party(letters: string): BookingDraft {
  const travellers = guests(letters).map(({ ageGroupId }) =>
    traveller({ ageGroupId, birthday: ageGroupId === 'child' ? '2018-01-01' : null, accommodationId: null }),
  )
  return draft({ rooms: [], travellers })
}

/** A personal insurance for 59.-. */
export function insurance(fields: Partial<Insurance> = {}): Insurance {
  return {
    ratioServiceNo: '9001',
    ratioTravelServiceNo: 't9001',
    label: 'Annullierung',
    centimes: 5900,
    priceFormatted: 'CHF 59.-',
    ...fields,
  }
}

/** To have no insurance. */
export const NO_INSURANCE = insurance({
  ratioServiceNo: '9000',
  ratioTravelServiceNo: 't9000',
  label: 'Keine',
  centimes: 0,
  priceFormatted: null,
})

/** A fresh summary of a draft: each traveller can have 9001 or none, the booking 9100. */
export function summaryOf(of: BookingDraft, fields: Partial<Summary> = {}): Summary {
  return {
    selectionKey: selectionKey(of),
    loaded: { data: {} },
    bookingInsurances: [
      insurance({
        ratioServiceNo: '9100',
        ratioTravelServiceNo: 't9100',
        label: 'Familie',
        centimes: 18_900,
        priceFormatted: 'CHF 189.-',
      }),
    ],
    travellerInsurances: of.travellers.map(() => [insurance()]),
    noInsurance: NO_INSURANCE,
    serviceNames: {},
    totalCentimes: null,
    pricedKey: '',
    ...fields,
  }
}
