import type { ReasonKey } from '#domain/booking/reason.ts'

/** Why something cannot be chosen, by the keys of the domain. */
export const reasonMessages = {
  'booking.reason.noTravellers': 'Geben Sie zuerst an, wer mitreist.',
  'booking.reason.notSoldOnDate': 'An diesem Datum nicht erhältlich.',
  'booking.reason.soldOut': '{count, plural, =0 {Ausgebucht.} one {Mehr als # ist nicht mehr frei.} other {Mehr als # sind nicht mehr frei.}}',
  'booking.reason.ageGroupsMissing': 'Passt nicht zum Alter Ihrer Mitreisenden.',
  'booking.reason.placesStayEmpty':
    '{count, plural, one {Dafür braucht es # Person ohne Bett, die hier übernachten kann.} other {Dafür braucht es # Personen ohne Bett, die hier übernachten können.}}',
  'booking.reason.everybodyHasBed': 'Alle haben schon ein Bett. Für dieses Zimmer geben Sie zuerst ein anderes auf.',
  'booking.reason.familyPackageChosen': 'Ihr Familienpaket ist schon gewählt.',
  'booking.reason.anotherFamilyPackageChosen': 'Sie haben schon ein anderes Familienpaket gewählt.',
  'booking.reason.notThisFamily': 'Ist für eine andere Zusammensetzung der Familie gedacht.',
  'booking.reason.nobodyMatches': 'Passt zu niemandem von Ihnen.',
} as const satisfies Readonly<Record<ReasonKey, string>>
