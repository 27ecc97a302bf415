import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Travel and variant of a booking, by the platform's ids; empty where it names none. */
export interface BookedTravel {
  readonly travelId: string
  /** The variant. */
  readonly ratioTravelId: string
}

export function bookedTravel(json: unknown): BookedTravel {
  return { travelId: textAt(json, 'travelId'), ratioTravelId: textAt(json, 'pricingTravel', 'id') }
}

/** Assumption: no booking has more people than two coaches hold. The website itself lets twelve book together. */
const MOST_PEOPLE = 100

/** Whether JSON has the parts of every booking: travel, departure and travellers with names. */
export function isWholeBooking(json: unknown): boolean {
  const people = listAt(json, 'travellers')
  const isPeople =
    people.length > 0 && people.length <= MOST_PEOPLE && people.every((one) => textAt(one, 'lastName') !== '')
  return isPeople && textAt(json, 'travelId') !== '' && textAt(json, 'travelDate', 'id') !== ''
}

/**
 * Minimal validation of a booking, before anything of it is stored.
 * @throws Refusal
 */
export function checkBooking(json: unknown): void {
  if (isWholeBooking(json)) return
  throw new Refusal('BAD_BOOKING', 'json must be a booking with travelId, travelDate and travellers')
}

/**
 * Canonical text of the visitor's choices, to detect another booking under the same submission id.
 * Assumption: bookings with equal travel, people, choices and payment type are the same. Times, prices, contingents and
 * loaded data change between repeats, and passport data is lost when the page is reloaded.
 */
export function bookingContent(json: unknown): string {
  return JSON.stringify({
    travel: [at(json, 'travelId'), at(json, 'pricingTravel', 'id'), at(json, 'travelDate', 'id')],
    travellers: listAt(json, 'travellers').map(personContent),
    babies: listAt(json, 'babies').map(personContent),
    rooms: choices(json, 'accommodationSelection', 'accommodation'),
    extras: [
      'accommodationAddonSelection',
      'personalAddonSelection',
      'bookingAddonSelection',
      'collectiveAddonSelection',
    ].map((name) => choices(json, name, 'addon')),
    discounts: choices(json, 'personalDiscountSelection', 'discount'),
    familyInsurance: listAt(json, 'familyInsuranceSelection').map((insurance) => at(insurance, 'ratioServiceNo')),
    payment: at(json, 'payment', 'type'),
    options: chosenOptions(json),
  })
}

/**
 * Further choices that cost something; undefined without any, so that the text then equals that of an earlier release, which
 * did not compare them: a visitor may retry during a deployment. Without the early-booking discount, which follows the day.
 */
function chosenOptions(json: unknown): readonly unknown[] | undefined {
  const chosen = [
    ...listAt(json, 'travellers').map((person) => ['family', at(person, 'familyPackage', 'id')]),
    ['extension', at(json, 'travelDate', 'extension', 'id')],
    ...listAt(json, 'esimServiceSelection').map((choice) => [
      'esim',
      at(choice, 'service', 'serviceNo'),
      at(choice, 'quantity'),
    ]),
    ['co2', at(json, 'co2compensation') === true ? true : null],
    ['documents', at(json, 'travelDocumentationService') === 'print' ? 'print' : null],
  ].filter(([, value]) => value !== null)
  return chosen.length === 0 ? undefined : chosen
}

function personContent(person: unknown): readonly unknown[] {
  return [
    ...['firstName', 'lastName', 'birthday'].map((name) => at(person, name)),
    at(person, 'accommodation', 'id'),
    at(person, 'busStopItemOutbound', 'stopNo'),
    at(person, 'busStopItemReturn', 'stopNo'),
    at(person, 'insurance', 'ratioServiceNo'),
  ]
}

function choices(json: unknown, selection: string, chosen: string): readonly unknown[] {
  return listAt(json, selection).map((choice) => [
    at(choice, 'typeId'),
    at(choice, chosen, 'id'),
    at(choice, 'quantity'),
  ])
}

/** Canonical text of tenant, date and travellers, independent of their order and of case and spacing of their names. */
export function peopleOnDate({ tenantId, json }: Values): string {
  const people = listAt(json, 'travellers').map((person) =>
    ['firstName', 'lastName', 'birthday'].map((name) => plain(textAt(person, name))).join(' '),
  )
  return JSON.stringify([tenantId, at(json, 'travelDate', 'id'), ...people.toSorted()])
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (isValues(part) ? part[name] : undefined), value) ?? null
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const text = at(value, ...path)
  return typeof text === 'string' ? text : ''
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = at(value, name)
  return Array.isArray(list) ? list : []
}
