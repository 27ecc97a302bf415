import type { InsuranceBenefit } from '#domain/booking/insurance/insuranceBenefits.ts'
import type { CancellationTerm } from '#domain/booking/payment/cancellationTerms.ts'
import type { PaymentPart } from '#domain/booking/payment/paymentPlan.ts'
import type { FilterName } from '#domain/filterNames.ts'

/** The settings that differ between tenants of the platform (rules 3.18). */
export interface TenantConfig {
  /** Id of the tenant on the platform: a whole number, as text. */
  readonly id: string
  /** Name as visitors know it. */
  readonly operatorName: string
  /**
   * Language and region of the pages, as in `lang`. The texts are written in de-CH; any other value is refused at
   * startup.
   */
  readonly locale: string
  readonly features: {
    /** Whether eSIM data packages are sold; the platform must agree. */
    readonly esim: { readonly active: boolean }
    /** Whether the booking summary shows the outbound stop. */
    readonly bookingSummary: { readonly showBoarding: boolean }
  }
  readonly branding: {
    readonly colors: BrandColors
    readonly qrCode: QrCodeStyle
  }
  /** Filters of the travel list. */
  readonly travelFilter: { readonly inputs: Readonly<Record<FilterInput, { readonly enabled: boolean }>> }
  readonly map: {
    /** URL of an own marker image; null means the default marker. */
    readonly markerIcon: string | null
    /** Hex colour of the route line. */
    readonly routeColor: string
    /** URL template of a tile server; null means the built-in base map. */
    readonly tileUrl: string | null
  }
  /** Whether a duration is shown in days instead of nights. */
  readonly booking: { readonly displayDurationDays: boolean }
  /** Minutes for which the embedded platform holds the places of an unpaid online booking. */
  readonly payment: { readonly holdMinutes: number }
  /** Whether the tenant records, with consent, the origin of visitors; two cookies keep it for 30 days. */
  readonly tracking: { readonly acquisition: boolean }
  /** Contact for error pages, when the platform cannot be reached. */
  readonly contact: { readonly phone: string; readonly email: string }
  /** Answers to «How did you hear of us?», in the order shown. */
  readonly acquisitionChannels: readonly AcquisitionChannel[]
  /** The benefits of the insurances, in the order shown; empty where they are listed elsewhere. */
  readonly insuranceBenefits: readonly InsuranceBenefit[]
  /** The figures of the operator's terms; the page of the terms says the same in words. */
  readonly terms: {
    /** The parts of an invoice, the last one being the rest; empty where they are listed elsewhere. */
    readonly payments: readonly PaymentPart[]
    /** Cancellation costs, the earliest period first; empty where they are listed elsewhere. */
    readonly cancellation: readonly CancellationTerm[]
    /** How customers' money is secured, as a sentence; null where that is stated elsewhere. */
    readonly customerMoney: string | null
    /** Days before departure on which the documents are sent; null where unknown. */
    readonly documentsDaysBefore: number | null
  }
}

/**
 * Hex colours. `primary` and `signal` are colours of text: each must be readable on white and on the light shades of the
 * brand, and `primary` on `secondary`.
 */
export interface BrandColors {
  /** Headings, buttons, footer. */
  readonly primary: string
  /** The call to action. */
  readonly secondary: string
  /** Errors and few places left. */
  readonly signal: string
}

export interface QrCodeStyle {
  readonly style: 'squares'
  /** Rounding of the three eyes in pixels; 0 is square. */
  readonly eyeRadius: number
  /** URL of a square image, 256 pixels wide. */
  readonly logoImage: string
}

export type FilterInput = FilterName | 'query'

export interface AcquisitionChannel {
  /** Value in the booking payload. */
  readonly value: string
  /** Label for visitors. */
  readonly label: string
}

// Service numbers of the insurances; those in euros end in an extra 9.
const COMPLETE = ['7102', '7202', '71029', '72029'] as const
const CANCELLATION = ['7101', '7201', '71019', '72019', ...COMPLETE] as const
const ASSISTANCE = ['7103', '71039', ...COMPLETE] as const

/** Carovia Reisen, the default tenant of this package. */
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
  // Assumption: half an hour is enough to fetch the card, and short enough for others who want the place.
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
  // Assumption: the platform names and prices insurances, but does not list their benefits.
  insuranceBenefits: [
    { label: 'Annullierung vor der Abreise bei Krankheit, Unfall oder Todesfall', ratioServiceNos: CANCELLATION },
    {
      label: 'Verpasste Abreise, wenn Sie wegen eines Unwetters nicht zum Einsteigeort kommen',
      ratioServiceNos: CANCELLATION,
    },
    { label: 'Rücktransport nach Hause', ratioServiceNos: ASSISTANCE },
    { label: 'Besuch am Spitalbett', ratioServiceNos: ASSISTANCE },
    { label: 'Mehrkosten einer früheren oder späteren Heimreise', ratioServiceNos: ASSISTANCE },
  ],
  // As on the page of the terms (src/demo/pages/gtc.ts).
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
