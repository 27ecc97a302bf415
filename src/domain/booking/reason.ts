/** Why something cannot be chosen, as a message key; components turn it into a sentence. */
export type ReasonKey =
  | 'booking.reason.noTravellers'
  | 'booking.reason.notSoldOnDate'
  | 'booking.reason.soldOut'
  | 'booking.reason.ageGroupsMissing'
  | 'booking.reason.placesStayEmpty'
  | 'booking.reason.everybodyHasBed'
  | 'booking.reason.familyPackageChosen'
  | 'booking.reason.anotherFamilyPackageChosen'
  | 'booking.reason.notThisFamily'
  | 'booking.reason.nobodyMatches'

export interface Reason {
  readonly key: ReasonKey
  /** A figure of the sentence, such as the travellers one room takes; missing where it needs none. */
  readonly count?: number
}
