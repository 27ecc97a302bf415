import type { DepartureRow } from '#web/travel/departures/departures.ts'

/** A bookable row of the table of departures: a week in June 2027 from CHF 1290.-. */
export function departureRow(fields: Partial<DepartureRow> = {}): DepartureRow {
  return {
    key: 'v~d',
    variantId: 'v',
    dateId: 'd',
    extensionId: null,
    extensionLabel: null,
    startDate: '2027-06-12',
    endDate: '2027-06-18',
    statusLabel: 'Buchbar',
    state: 'BOOKABLE',
    canWait: false,
    fewPlaces: null,
    fromCentimes: 129_000,
    currency: 'CHF',
    bargain: null,
    fromRoom: null,
    ...fields,
  }
}
