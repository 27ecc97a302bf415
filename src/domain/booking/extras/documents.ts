import type { TravelDocuments } from '#domain/booking/draft/choices.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import { daysBetween } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { ELECTRONIC_DOCUMENTS_NO, serviceRate } from '#domain/catalogue/rates.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/** A form of the travel documents (rules 9.3.2). */
export interface DocumentOption {
  readonly name: TravelDocuments
  readonly serviceNo: string
  readonly label: string
  /** For the whole booking; null where it has no price and so cannot be chosen. */
  readonly centimes: number | null
  readonly isChosen: boolean
}

const DOCUMENTS = [
  {
    name: 'electronic',
    serviceNo: ELECTRONIC_DOCUMENTS_NO,
    label: 'Elektronische Reiseunterlagen inkl. digitalem Reiseführer',
  },
  {
    name: 'print',
    serviceNo: '5390',
    label: 'Reiseunterlagen per Post inkl. Reiseführer in Buchform',
  },
] as const

/** The fewest days before the departure on which papers by post are sold (rule 9.3.2.3). */
const POST_DAYS = 5

/** The default; the printed form costs money, so it is never preselected. */
export const DEFAULT_DOCUMENTS: TravelDocuments = 'electronic'

/**
 * Both forms, where the travel offers documents; a form without a price on the chosen date, or one that would arrive too
 * late, cannot be chosen.
 */
export function documentOptions(booking: Booking): readonly DocumentOption[] {
  const { draft, offer, date } = booking
  if (date === null || !areDocumentsOffered(offer)) return []
  const forms = DOCUMENTS.map((form) => ({ ...form, centimes: documentRate(form, date) }))
  const canBeChosen = forms.some(
    ({ name, centimes }) => name === draft.travelDocuments && centimes !== null && !isTooLate(name, booking, date),
  )
  const chosen = canBeChosen ? draft.travelDocuments : DEFAULT_DOCUMENTS
  return forms.map((form) => ({ ...form, isChosen: form.name === chosen }))
}

/** Whether papers by post would not arrive before the departure; never for a booking that is sent. */
function isTooLate(name: TravelDocuments, { draft, offer }: Booking, { startDate }: SaleDate): boolean {
  return name === 'print' && !isSent(draft) && daysBetween(offer.today, startDate) < POST_DAYS
}

/**
 * Price of a form; null where unknown.
 * Assumption: the electronic form, the default, is included where it has no price.
 */
function documentRate({ name, serviceNo }: Pick<DocumentOption, 'name' | 'serviceNo'>, date: SaleDate): number | null {
  return serviceRate(serviceNo, date) ?? (name === DEFAULT_DOCUMENTS ? 0 : null)
}

function areDocumentsOffered({ travel }: Offer): boolean {
  return travel.pricing?.isTravelDocumentationAvailable === true
}

/**
 * The reason a form of the documents cannot be chosen, with the nearest date that has it as remedy; null when it can.
 */
export function documentReason(name: TravelDocuments, booking: Booking): Reason | null {
  const { offer, date } = booking
  if (!areDocumentsOffered(offer)) return { key: 'booking.reason.documentsMissing', remedy: null }
  const form = DOCUMENTS.find((one) => one.name === name)
  const isPriced = (date: SaleDate) => form !== undefined && documentRate(form, date) !== null
  const canBeHad = (date: SaleDate) => isPriced(date) && !isTooLate(name, booking, date)
  if (date !== null && canBeHad(date)) return null
  const remedy = otherDateRemedy(booking, canBeHad)
  if (date === null) return { key: 'booking.reason.noDate', remedy }
  return { key: isPriced(date) ? 'booking.reason.documentsTooLate' : 'booking.reason.documentsOnRequest', remedy }
}

/** The form of the booking; null where none is offered. */
export function chosenDocuments(booking: Booking): (DocumentOption & { readonly centimes: number }) | null {
  const chosen = documentOptions(booking).find(({ isChosen }) => isChosen)
  return chosen === undefined || chosen.centimes === null ? null : { ...chosen, centimes: chosen.centimes }
}

/** Returns to the default form where the chosen one is not offered. */
export function settleDocuments(booking: Booking): BookingDraft {
  const { draft, sale } = booking
  const isKept = sale === null || (chosenDocuments(booking)?.name ?? DEFAULT_DOCUMENTS) === draft.travelDocuments
  return isKept ? draft : { ...draft, travelDocuments: DEFAULT_DOCUMENTS }
}
