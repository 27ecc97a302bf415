import type { InsuranceBenefit } from '#domain/booking/insurance/insuranceBenefits.ts'
import type { CancellationTerm } from '#domain/booking/payment/cancellationTerms.ts'
import type { PaymentPart } from '#domain/booking/payment/paymentPlan.ts'

/** What differs from one tenant of the platform to the next (rules 3.18). */
export interface TenantConfig {
  /** Id of the tenant on the platform: a whole number, as text. */
  readonly id: string
  /** Name as visitors know it. */
  readonly operatorName: string
  /** Language and region of the pages, as in `lang`; the texts are written in de-CH, and any other is refused at the start. */
  readonly locale: string
  readonly features: {
    /** Whether data packages are sold; the platform must agree. */
    readonly esim: { readonly active: boolean }
    /** Whether the summary of a booking shows where one gets on. */
    readonly bookingSummary: { readonly showBoarding: boolean }
  }
  readonly branding: {
    readonly colors: BrandColors
    readonly qrCode: QrCodeStyle
  }
  /** By what the travels of the list can be filtered. */
  readonly travelFilter: { readonly inputs: Readonly<Record<FilterInput, { readonly enabled: boolean }>> }
  readonly map: {
    /** Address of an own marker image; null means the default marker. */
    readonly markerIcon: string | null
    /** Hex colour of the line of the route. */
    readonly routeColor: string
    /** Template of a tile server; null means the own base map. */
    readonly tileUrl: string | null
  }
  /** Whether a duration is told in days, instead of nights. */
  readonly booking: { readonly displayDurationDays: boolean }
  /** How many minutes the embedded platform holds the places of an online booking that is not paid. */
  readonly payment: { readonly holdMinutes: number }
  /** Whether the tenant wants to know, with consent, where visitors come from; two cookies keep it for 30 days. */
  readonly tracking: { readonly acquisition: boolean }
  /** Where to reach the operator when the platform cannot tell: its error pages must not be mute. */
  readonly contact: { readonly phone: string; readonly email: string }
  /** Answers to «How did you hear of us?», in the order shown. */
  readonly acquisitionChannels: readonly AcquisitionChannel[]
  /** What the insurances pay for, in the order shown; empty where that is told elsewhere. */
  readonly insuranceBenefits: readonly InsuranceBenefit[]
  /** What the terms of the operator say in figures; they say the same in words. */
  readonly terms: {
    /** What is paid when by invoice, the last part being the rest; empty where that is told elsewhere. */
    readonly payments: readonly PaymentPart[]
    /** What cancelling costs, the earliest first; empty where that is told elsewhere. */
    readonly cancellation: readonly CancellationTerm[]
    /** How the money of customers is secured, as a sentence; null where that is told elsewhere. */
    readonly customerMoney: string | null
    /** So many days before the departure the documents are sent; null where nobody says. */
    readonly documentsDaysBefore: number | null
  }
}

/** Hex colours. White text on the first and the last must be readable, and the first on the second. */
export interface BrandColors {
  /** Headings, buttons, footer. */
  readonly primary: string
  /** The one call to action. */
  readonly secondary: string
  /** Errors, and few places left. */
  readonly signal: string
}

export interface QrCodeStyle {
  readonly style: 'squares'
  /** Rounding of the three eyes in pixels; 0 is square. */
  readonly eyeRadius: number
  /** Address of a square image, 256 pixels wide. */
  readonly logoImage: string
}

export type FilterInput = 'destinations' | 'months' | 'travelTypes' | 'query'

export interface AcquisitionChannel {
  /** Value of the wire booking. */
  readonly value: string
  /** As visitors read it. */
  readonly label: string
}

// Service numbers of the insurances, those in euros with a 9 behind.
const COMPLETE = ['7102', '7202', '71029', '72029'] as const
const CANCELLATION = ['7101', '7201', '71019', '72019', ...COMPLETE] as const
const ASSISTANCE = ['7103', '71039', ...COMPLETE] as const

/** Carovia Reisen, the operator this package is set up for. */
export const carovia: TenantConfig = {
  id: '4',
  operatorName: 'Carovia Reisen',
  locale: 'de-CH',
  features: {
    esim: { active: false },
    bookingSummary: { showBoarding: true },
  },
  branding: {
    colors: { primary: '#14342B', secondary: '#FFC72C', signal: '#C8102E' },
    qrCode: { style: 'squares', eyeRadius: 0, logoImage: '/favicon-256x256.png' },
  },
  travelFilter: {
    inputs: {
      destinations: { enabled: true },
      months: { enabled: true },
      travelTypes: { enabled: true },
      query: { enabled: true },
    },
  },
  map: { markerIcon: null, routeColor: '#C8102E', tileUrl: null },
  booking: { displayDurationDays: true },
  // Assumption: half an hour is enough to fetch the card, and short enough for those who wait for a place.
  payment: { holdMinutes: 30 },
  tracking: { acquisition: true },
  contact: { phone: '+41 31 555 04 04', email: 'info@carovia-reisen.example' },
  // Assumption: the contract names the field but no channels.
  acquisitionChannels: [
    { value: 'catalogue', label: 'Katalog' },
    { value: 'recommendation', label: 'Empfehlung' },
    { value: 'returning', label: 'Ich bin schon mitgereist' },
    { value: 'newspaper', label: 'Zeitung oder Zeitschrift' },
    { value: 'internet', label: 'Internet' },
    { value: 'travel-agency', label: 'Reisebüro' },
  ],
  // Assumption: the platform names and prices insurances, but does not say what they pay for.
  insuranceBenefits: [
    { label: 'Annullierung vor der Abreise bei Krankheit, Unfall oder Todesfall', ratioServiceNos: CANCELLATION },
    { label: 'Verpasste Abreise, wenn die Anreise wegen Unwetter ausfällt', ratioServiceNos: CANCELLATION },
    { label: 'Rücktransport nach Hause', ratioServiceNos: ASSISTANCE },
    { label: 'Besuch am Spitalbett', ratioServiceNos: ASSISTANCE },
    { label: 'Mehrkosten einer früheren oder späteren Heimreise', ratioServiceNos: ASSISTANCE },
  ],
  // As the page of the terms has it (src/demo/pages/gtc.ts).
  terms: {
    payments: [
      { percent: 30, days: 10, from: 'booking' },
      { percent: 70, days: 30, from: 'departure' },
    ],
    cancellation: [
      { untilDaysBefore: 60, percent: 0, feePerPerson: 60 },
      { untilDaysBefore: 30, percent: 30, feePerPerson: 0 },
      { untilDaysBefore: 15, percent: 50, feePerPerson: 0 },
      { untilDaysBefore: 8, percent: 75, feePerPerson: 0 },
      { untilDaysBefore: 0, percent: 100, feePerPerson: 0 },
    ],
    customerMoney: 'Ihr Geld ist nach dem Bundesgesetz über Pauschalreisen abgesichert.',
    documentsDaysBefore: 14,
  },
}
