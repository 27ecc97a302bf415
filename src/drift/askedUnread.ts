/** Fields that documents ask for although no code reads them, and why. Anything else that nobody reads fails the gate. */
export const ASKED_UNREAD: Readonly<Record<string, string>> = {
  'Mutation.createTrackingConversion': 'an act; nothing follows from its answer',
  'InitBookingPaymentResult.message': 'part of the answer to InitBookingPayment in specification 7; the visitor is told in our own words',
  'TravelFilterResult.success': 'part of the travel filter result in specification 3; without success there are no travels, which the page shows',
  'BargainConfig.priceCap': 'the specification says nothing of its use: read, kept and not applied',
  'RatioTravel.travelCode': 'goes back with the booking, which holds the variant as it was loaded',
  'RatioTravel.name': 'as travelCode',
  'RatioTravel.transportType': 'as travelCode',
}
