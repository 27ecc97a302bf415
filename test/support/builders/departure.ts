import { daysBetween } from '#domain/calendar.ts'
import type { BusLine, BusNetwork, BusStop } from '#domain/catalogue/busNetwork.ts'
import type { DateExtension, Departure, PricedService } from '#domain/catalogue/departure.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/** A week in June 2027: double room 1290.-, single room 1490.-, no services, no bus. */
export function departure(fields: Partial<Departure> = {}): Departure {
  const departed = {
    id: 'd1',
    dateNo: '20270612',
    startDate: '2027-06-12',
    endDate: '2027-06-18',
    includesExtension: false,
    extensions: [],
    extensionBaseDate: null,
    status: null,
    isSoldOnline: true,
    arePricesReadable: true,
    packagePrices: new Map([
      ['101', 129_000],
      ['102', 149_000],
    ]),
    services: new Map(),
    busNetwork: NO_BUS,
    isBusNetworkReadable: true,
    places: null,
    ...fields,
  }
  return { ...departed, loaded: fields.loaded ?? answerOf(departed) }
}

/** A departure as a platform answers it, its tables left out. */
function answerOf({ status, ...departed }: Omit<Departure, 'loaded'>): object {
  const { id, dateNo, startDate, endDate, includesExtension, extensions, extensionBaseDate } = departed
  return {
    __typename: 'TravelDate',
    id,
    dateNo,
    startDate,
    endDate,
    includesExtension,
    availabilityStatus: status,
    json: {},
    extensions,
    extensionBaseDate,
  }
}

/** The departure as a date that can be chosen. */
export function saleDate(fields: Partial<SaleDate> = {}): SaleDate {
  const { extension = null, nights, ...rest } = fields
  const departed = departure(rest)
  return { ...departed, extension, nights: nights ?? daysBetween(departed.startDate, departed.endDate) }
}

/** Services by number, from centimes or from whole services. */
export function services(
  entries: Readonly<Record<string, number | null | Partial<PricedService>>>,
): ReadonlyMap<string, PricedService> {
  return new Map(
    Object.entries(entries).map(([serviceNo, entry]) => {
      const fields = typeof entry === 'object' && entry !== null ? entry : { centimes: entry }
      return [serviceNo, { serviceNo, travelServiceNo: `t${serviceNo}`, code: null, centimes: null, ...fields }]
    }),
  )
}

/** An extension that maps rooms to packages of their own. */
export function extension(fields: { id?: string; packages?: Readonly<Record<string, string>> } = {}): DateExtension {
  const { id = 'meer', packages = { dz: '201', ez: '202' } } = fields
  return {
    __typename: 'TravelDateExtension',
    id,
    label: 'Drei Tage am Meer',
    accommodationMapItems: Object.entries(packages).map(([baseAccommodation, ratioPackageNo]) => ({
      __typename: 'AccommodationMapItem',
      id: `map-${baseAccommodation}`,
      baseAccommodation,
      extensionAccommodation: {
        __typename: 'ExtensionAccommodation',
        id: `extension-${baseAccommodation}`,
        ratioPackageNo,
        extensionAccommodationServiceNo: null,
      },
    })),
  }
}

/** A stop without surcharge. */
export function stop(fields: Partial<BusStop> & Pick<BusStop, 'stopNo' | 'nodeNo'>): BusStop {
  return {
    stationNo: `h${fields.stopNo}`,
    time: '06:30',
    isNextDay: false,
    name: `Halt ${fields.stopNo}`,
    surcharge: 0,
    city: null,
    zip: null,
    position: null,
    ...fields,
  }
}

const line = (nodeNos: readonly string[], stops: readonly BusStop[]): BusLine => ({ nodeNos, stops })

export const NO_BUS: BusNetwork = { outbound: line([], []), return: line([], []) }

/**
 * Bern (1, 06:30) and Zürich (2, 08:00, 20.- extra) to Avignon (9), and back from Avignon (19) to Zürich (12, 20.-
 * extra) and Bern (11). Stations: hBern, hZurich, hAvignon.
 */
export const BUS: BusNetwork = {
  outbound: line(
    ['n1', 'n2', 'n9'],
    [
      stop({ stopNo: '1', nodeNo: 'n1', stationNo: 'hBern', name: 'Bern, Neufeld' }),
      stop({
        stopNo: '2',
        nodeNo: 'n2',
        stationNo: 'hZurich',
        name: 'Zürich, Sihlquai',
        time: '08:00',
        surcharge: 2000,
      }),
      stop({ stopNo: '9', nodeNo: 'n9', stationNo: 'hAvignon', name: 'Avignon', time: null }),
    ],
  ),
  return: line(
    ['n19', 'n12', 'n11'],
    [
      stop({ stopNo: '19', nodeNo: 'n19', stationNo: 'hAvignon', name: 'Avignon', time: '09:00' }),
      stop({
        stopNo: '12',
        nodeNo: 'n12',
        stationNo: 'hZurich',
        name: 'Zürich, Sihlquai',
        time: '18:00',
        surcharge: 2000,
      }),
      stop({ stopNo: '11', nodeNo: 'n11', stationNo: 'hBern', name: 'Bern, Neufeld', time: '19:30' }),
    ],
  ),
}
