import type { Offer } from '#domain/catalogue/offer.ts'
import { dateOf } from './chosen.ts'
import type { BookingDraft, TravelDocuments } from './draft.ts'
import { settle } from './settle.ts'

/** A form the travel documents come in (specification 9, Service numbers). */
export interface DocumentOption {
  readonly name: TravelDocuments
  readonly serviceNo: string
  readonly label: string
  /** For the whole booking. */
  readonly centimes: number
  readonly isChosen: boolean
}

const DOCUMENTS = [
  {
    name: 'electronic',
    serviceNo: '5391',
    label: 'Elektronische Reiseunterlagen inkl. digitalem Reiseführer',
  },
  {
    name: 'print',
    serviceNo: '5390',
    label: 'Reiseunterlagen per Post inkl. Reiseführer in Buchform',
  },
] as const

/** What one gets without a choice. Print costs money, so it is never chosen by itself. */
const DEFAULT_DOCUMENTS: TravelDocuments = 'electronic'

/** The forms that can be chosen; one without a price on the chosen date cannot. */
export function documentOptions(draft: BookingDraft, offer: Offer): readonly DocumentOption[] {
  const date = dateOf(draft, offer)
  if (date === null || offer.travel.pricing?.isTravelDocumentationAvailable !== true) return []
  const priced = DOCUMENTS.flatMap((form) => {
    const centimes = date.services.get(form.serviceNo)?.centimes ?? null
    return centimes === null ? [] : [{ ...form, centimes }]
  })
  const isOffered = priced.some(({ name }) => name === draft.travelDocuments)
  const chosen = isOffered ? draft.travelDocuments : DEFAULT_DOCUMENTS
  return priced.map((form) => ({ ...form, isChosen: form.name === chosen }))
}

/** The form the booking is made with; null where none is offered. */
export function chosenDocuments(draft: BookingDraft, offer: Offer): DocumentOption | null {
  return documentOptions(draft, offer).find(({ isChosen }) => isChosen) ?? null
}

/** Chooses the form of the documents. A form that is not offered changes nothing. */
export function withDocuments(draft: BookingDraft, travelDocuments: TravelDocuments, offer: Offer): BookingDraft {
  const isOffered = documentOptions(draft, offer).some(({ name }) => name === travelDocuments)
  return isOffered ? settle({ ...draft, travelDocuments }, offer) : draft
}
