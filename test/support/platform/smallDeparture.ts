import type { DepartureRecord } from '#platform/catalogue/records.ts'
import { smallBoarding } from './smallBoarding.ts'

/** Current day in tests with the small catalogue. */
export const TODAY = '2027-01-15'

/** A departure of six nights with all prices; one single room is left. */
export function departure(variantId: string, startDate: string, changes: Partial<DepartureRecord>): DepartureRecord {
  const dateNo = startDate.replaceAll('-', '')
  const { outbound, homeward } = smallBoarding
  return {
    id: `${variantId}-${dateNo}`,
    dateNo,
    startDate,
    endDate: `${startDate.slice(0, 8)}${String(Number(startDate.slice(8)) + 6).padStart(2, '0')}`,
    includesExtension: false,
    statusId: null,
    baseDateId: null,
    extensionIds: [],
    onlinebuchung: 'JA',
    packages: [
      { nr: '101', priceCents: 100_000, places: 20 },
      { nr: '102', priceCents: 130_000, places: 1 },
      { nr: '104', priceCents: 50_000, places: 4 },
      { nr: '107', priceCents: 90_000, places: 3 },
      { nr: '201', priceCents: 140_000, places: 10 },
      { nr: '900', priceCents: 5_000, places: 4 },
    ],
    services: SERVICES.map(([leistungnr, code, priceCents, units]) => {
      return { leistungnr, code, nr: `R${leistungnr}`, bezeichnung: `Leistung ${leistungnr}`, priceCents, units }
    }),
    outbound,
    return: homeward,
    ...changes,
  }
}

const SERVICES: readonly (readonly [string, string, number, number | null])[] = [
  ['1001', 'AUSFLUG', 4_500, 3],
  ['1002', 'TRINK', 1_200, null],
  ['1003', 'TRANSFER', 3_000, 5],
  ['1004', 'GARTEN', 800, 5],
  ['1011', 'KARTE-E', 2_000, 50],
  ['1012', 'KARTE-K', 1_000, 50],
  ['1020', 'FAMILIE', 300_000, 2],
  ['5390', 'PRINT', 1_550, null],
  ['5391', 'ELEK', 0, null],
  ['7474', 'CO2', 950, null],
  ['8001', 'KIND', -20_000, null],
  ['8101', 'FB50', -5_000, null],
  ['9001', 'ES-EU-1', 1_990, null],
]
