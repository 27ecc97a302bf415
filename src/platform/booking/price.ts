import { stationName, surchargeAt } from '#platform/backOffice/networks.ts'
import { outboundStop, returnStop } from './boarding.ts'
import { CO2_COMPENSATION, PRINTED_DOCUMENTS } from '#platform/catalogue/serviceNos.ts'
import { bedPrice } from '#platform/catalogue/soldAs.ts'
import { documentServiceNo } from './options.ts'
import { chosenFamilyPackage } from './familyPackage.ts'
import type { Booking } from './booking.ts'
import { addonPrice, collectivePrice, familyPrice, servicePrice } from './rates.ts'
import { babyPackageNo, chosenRooms, packagesOf, placesOf } from './rooms.ts'

/** One summand of the total. Centimes; null if the tables have no price, which makes the booking invalid. */
export interface PriceLine {
  readonly label: string
  readonly centimes: number | null
}

/** Rooms, extras and discounts: the part of the price that insurances cover. */
export function travelLines(booking: Booking): readonly PriceLine[] {
  return [...roomLines(booking), ...addonLines(booking), ...collectiveLines(booking), ...discountLines(booking)]
}

/** The uninsured part of the price: bus stops, eSIM, documents, CO2 compensation. */
export function supplementLines(booking: Booking): readonly PriceLine[] {
  return [...boardingLines(booking), ...optionLines(booking)]
}

/** Sum in centimes; null if a price is missing. */
export function totalOf(lines: readonly PriceLine[]): number | null {
  return lines.reduce<number | null>(
    (sum, { centimes }) => (sum === null || centimes === null ? null : sum + centimes),
    0,
  )
}

function times(price: number | null, quantity: number): number | null {
  return price === null ? null : price * quantity
}

function roomLines(booking: Booking): readonly PriceLine[] {
  const { order, sale } = booking
  const rooms = chosenRooms(booking).map((choice) => {
    const packages = packagesOf(sale, choice.room)
    const place = bedPrice(packages.reduce((sum, { price }) => sum + price, 0))
    return { label: choice.room.name, centimes: times(place, placesOf(choice)) }
  })
  const family = chosenFamilyPackage(booking)
  const families = family === null ? [] : [{ label: family.name, centimes: familyPrice(sale, family) }]
  const babyNo = babyPackageNo(sale)
  const babyPrice = babyNo === null ? null : (sale.packages.get(babyNo)?.price ?? null)
  const babies = order.babies.map(() => ({ label: 'Baby', centimes: babyPrice }))
  return [...rooms, ...families, ...babies]
}

function addonLines({ order, sale }: Booking): readonly PriceLine[] {
  const { personalAddons, bookingAddons, accommodationAddons } = sale.variant.document
  const lines = (
    offered: typeof personalAddons | typeof bookingAddons | typeof accommodationAddons,
    choices: typeof order.personalAddonSelection,
  ) =>
    choices.flatMap(({ addon: { id }, quantity }) =>
      offered
        .filter((addon) => addon.id === id && quantity > 0)
        .map((addon) => ({ label: addon.name, centimes: times(addonPrice(sale, addon), quantity) })),
    )
  return [
    ...lines(personalAddons, order.personalAddonSelection),
    ...lines(bookingAddons, order.bookingAddonSelection),
    ...lines(accommodationAddons, order.accommodationAddonSelection),
  ]
}

function collectiveLines({ order, sale, people }: Booking): readonly PriceLine[] {
  return order.collectiveAddonSelection.flatMap(({ addon: { id }, quantity }) =>
    sale.variant.document.collectiveAddons
      .filter((addon) => addon.id === id && quantity > 0)
      .flatMap((addon) =>
        people.map((person) => ({ label: addon.name, centimes: collectivePrice(sale, addon, person) })),
      ),
  )
}

function discountLines({ order, sale }: Booking): readonly PriceLine[] {
  const personal = order.personalDiscountSelection.flatMap(({ discount: { id }, quantity }) =>
    sale.variant.document.personalDiscounts
      .filter((discount) => discount.id === id && quantity > 0)
      .map(({ name, ratioServiceNo }) => ({
        label: name,
        centimes: times(servicePrice(sale, ratioServiceNo), quantity),
      })),
  )
  const bargain = order.bargainDiscountSelection
    .filter(({ quantity }) => quantity > 0)
    .map(({ discount, quantity }) => ({
      label: 'Frühbucherrabatt',
      centimes: times(servicePrice(sale, discount.ratioServiceNo), quantity),
    }))
  return [...personal, ...bargain]
}

function boardingLines({ sale, people }: Booking): readonly PriceLine[] {
  return people.flatMap((person) => {
    const out = outboundStop(sale, person)
    const back = returnStop(sale, person)
    return [
      ...(sale.outboundNetwork === null || out === null
        ? []
        : [
            {
              label: `Zuschlag Einsteigeort ${stationName(sale.outboundNetwork, out)}`,
              centimes: surchargeAt(sale.outboundNetwork, out),
            },
          ]),
      ...(sale.returnNetwork === null || back === null
        ? []
        : [
            {
              label: `Zuschlag Aussteigeort ${stationName(sale.returnNetwork, back)}`,
              centimes: surchargeAt(sale.returnNetwork, back),
            },
          ]),
    ]
  })
}

function optionLines(booking: Booking): readonly PriceLine[] {
  const { order, sale, people } = booking
  const documents = documentServiceNo(booking)
  return [
    ...order.esimServiceSelection
      .filter(({ quantity }) => quantity > 0)
      .map(({ service, quantity }) => ({
        label: 'eSIM',
        centimes: times(servicePrice(sale, service.serviceNo), quantity),
      })),
    ...(documents === null ? [] : [{ label: documentLabel(documents), centimes: servicePrice(sale, documents) }]),
    ...(order.co2compensation
      ? [{ label: 'CO2-Kompensation', centimes: times(servicePrice(sale, CO2_COMPENSATION), people.length) }]
      : []),
  ]
}

/** Rules 9.3.2. */
function documentLabel(serviceNo: string): string {
  return serviceNo === PRINTED_DOCUMENTS
    ? 'Reiseunterlagen per Post inkl. Reiseführer in Buchform'
    : 'Elektronische Reiseunterlagen inkl. digitalem Reiseführer'
}
