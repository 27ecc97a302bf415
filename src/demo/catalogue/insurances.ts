import type { InsuranceRecord, PremiumRecord } from '#platform/catalogue/records.ts'

/** Upper ends of the price brackets, in whole francs or euros. */
const BRACKETS = [250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10000] as const

/** So close together that one cover for all is never dearer than one each. */
const FAMILY_BRACKETS = [
  ...bracketsBy(250, 2000),
  ...bracketsBy(500, 6000).filter((upTo) => upTo > 2000),
  ...bracketsBy(1000, 14000).filter((upTo) => upTo > 6000),
  ...bracketsBy(2000, 20000).filter((upTo) => upTo > 14000),
]

interface Cover {
  readonly no: string
  readonly label: string
  readonly scope: 'TRAVELLER' | 'BOOKING'
  /** Premium in per mille of the upper end of the bracket, at least `leastCents`. */
  readonly perMille: number
  readonly leastCents: number
}

const COVERS: readonly Cover[] = [
  { no: '7101', label: 'Annullierungsschutz', scope: 'TRAVELLER', perMille: 38, leastCents: 2400 },
  {
    no: '7102',
    label: 'Komplettschutz: Annullierung und Assistance',
    scope: 'TRAVELLER',
    perMille: 49,
    leastCents: 3450,
  },
  { no: '7103', label: 'Assistance auf der Reise', scope: 'TRAVELLER', perMille: 14, leastCents: 1650 },
  {
    no: '7201',
    label: 'Annullierungsschutz für die ganze Familie oder Gruppe',
    scope: 'BOOKING',
    perMille: 33,
    leastCents: 4500,
  },
  {
    no: '7202',
    label: 'Komplettschutz für die ganze Familie oder Gruppe',
    scope: 'BOOKING',
    perMille: 43,
    leastCents: 6500,
  },
]

/** Insurances in each currency, with slightly lower premiums in euros. */
export const insurances: readonly InsuranceRecord[] = [
  ...COVERS.map((cover) => toInsurance(cover, 'CHF', 1)),
  ...COVERS.map((cover) => toInsurance(cover, 'EUR', 0.96)),
]

function bracketsBy(step: number, most: number): readonly number[] {
  return Array.from({ length: most / step }, (_, index) => (index + 1) * step)
}

function toInsurance(cover: Cover, currency: 'CHF' | 'EUR', factor: number): InsuranceRecord {
  const brackets = cover.scope === 'BOOKING' ? FAMILY_BRACKETS : BRACKETS
  return {
    ratioServiceNo: currency === 'CHF' ? cover.no : `${cover.no}9`,
    ratioTravelServiceNo: `VS${cover.no}-${currency}`,
    label: cover.label,
    scope: cover.scope,
    minTravellers: cover.scope === 'BOOKING' ? 2 : 1,
    currency,
    premiums: brackets.map((upTo) => toPremium(upTo, cover, factor)),
  }
}

/** Premiums are rounded to 5 centimes. */
function toPremium(upTo: number, cover: Cover, factor: number): PremiumRecord {
  const exactCents = Math.max(cover.leastCents, (upTo * 100 * cover.perMille) / 1000) * factor
  return { upToCents: upTo * 100, premiumCents: Math.round(exactCents / 5) * 5 }
}
