import { bookingAfter, type Command } from '#domain/booking/commands/command.ts'
import { initialDraft } from '#domain/booking/commands/initialDraft.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { type Booking, resolve } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/*
 * The commands by which a journey acts: those that components of the website carry out, and no others. So a journey
 * cannot book what no visitor could choose.
 */

export { withBoarding, withReturnAsOutbound, type BoardingChoice } from '#domain/booking/commands/boarding.ts'
export { birthdayQuestion, withBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
export {
  withDate,
  withExtension,
  withoutExtension,
  withPricingTravel,
  withWaitlist,
} from '#domain/booking/commands/dates.ts'

export {
  withBookingAddon,
  withCo2,
  withCollectiveAddon,
  withDocuments,
  withEsim,
  withPersonalAddon,
  withPersonalDiscount,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
export { withFamilyInsurance, withSummary, withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
export { withOptions } from '#domain/booking/commands/options.ts'
export { withPaymentType } from '#domain/booking/commands/payment.ts'
export { withBillingAddress, withParty } from '#domain/booking/commands/people.ts'
export { withPersonalData, type PersonData } from '#domain/booking/commands/personalData.ts'
export { withFamilyPackage, withProposal, withRoomQuantity } from '#domain/booking/commands/rooms.ts'
export { enterStep } from '#domain/booking/funnel/navigation.ts'
export { withSubmissionResult, withSubmissionStarted } from '#domain/booking/funnel/submission.ts'

/** The booking of a visitor who has just opened a travel. */
export function newBooking(offer: Offer): Booking {
  return resolve(initialDraft(offer.travel.id, offer), offer)
}

/** A booking after commands, one after the other, each settled. */
export function after(booking: Booking, ...commands: readonly Command[]): Booking {
  return commands.reduce((now, command) => bookingAfter(now, command), booking)
}

/** The draft after commands in an offer. */
export function draftAfter(draft: BookingDraft, offer: Offer, ...commands: readonly Command[]): BookingDraft {
  return after(resolve(draft, offer), ...commands).draft
}
