import type { BookingDraft, Contact } from './draft.ts'
import type { PlacedPeople } from './storedShape.ts'

/** What `withoutPersonalData` takes away, for the storage that ends with the visit. */
export function toPlacedPeople(draft: BookingDraft): PlacedPeople {
  const { billingAddress, travellerRemarks, bookingRemarks, customData } = draft
  return {
    travellers: draft.travellers.map((person) => ({ ...contactOf(person), nationality: person.nationality })),
    babies: draft.babies.map((person) => ({ ...contactOf(person), nationality: person.nationality })),
    billingAddress: billingAddress === null ? null : contactOf(billingAddress),
    ...{ travellerRemarks, bookingRemarks, bookingAnswers: customData.booking },
  }
}

/** The placed booking with its people again. */
export function withPlacedPeople(draft: BookingDraft, placed: PlacedPeople): BookingDraft {
  const { billingAddress, travellerRemarks, bookingRemarks, bookingAnswers } = placed
  return {
    ...draft,
    travellers: draft.travellers.map((person, index) => ({ ...person, ...placed.travellers[index] })),
    babies: draft.babies.map((person, index) => ({ ...person, ...placed.babies[index] })),
    ...{ billingAddress, travellerRemarks, bookingRemarks },
    customData: { ...draft.customData, booking: bookingAnswers },
  }
}

function contactOf(person: Contact): Contact {
  const { salutation, firstName, lastName, birthday, email, phone } = person
  const { address, addressAddition, zip, city, country } = person
  return { salutation, firstName, lastName, birthday, email, phone, address, addressAddition, zip, city, country }
}
