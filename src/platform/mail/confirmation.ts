import { array, boolean, type InferType, object, string, number } from 'yup'
import type { TenantCms } from '#platform/generated/resolverTypes.ts'
import { isWaitlist } from '#platform/catalogue/availability.ts'
import { documentServiceNo } from '#platform/booking/options.ts'
import { chosenFamilyPackage } from '#platform/booking/familyPackage.ts'
import { billingHolder, ONE_EMAIL } from '#platform/booking/billing.ts'
import { type Booking, nameOf } from '#platform/booking/booking.ts'
import type { OrderContact } from '#platform/booking/order.ts'
import { NO_INSURANCE } from '#platform/booking/insurance.ts'
import type { PriceLine } from '#platform/booking/price.ts'
import { chosenRooms } from '#platform/booking/rooms.ts'
import { onOneLine } from '#platform/text/oneLine.ts'
import { ROOMING_LIST } from '#protocol/roomingList.ts'
import { boardingGroups } from './boardingGroups.ts'

const stopShape = object({ name: string().defined(), time: string().defined(), isNextDay: boolean().defined() })
  .defined()
  .nullable()
const COUNTRY_CODE = /^[A-Z]{2}$/
const COUNTRIES = new Intl.DisplayNames(['de-CH'], { type: 'region' })
const texts = array(string().defined()).defined()

const confirmationShape = object({
  /** Definite booking, waitlist entry, or booking on request. */
  standing: string().oneOf(['booked', 'waitlist', 'requested']).defined(),
  // Validated again on reading: nothing after this checks that it is a single address.
  recipient: object({
    email: string().defined().matches(ONE_EMAIL),
    salutation: string().defined(),
    lastName: string().defined(),
  }),
  travel: object({
    name: string().defined(),
    transport: string().defined().nullable(),
    extension: string().defined().nullable(),
  }),
  bookedOn: string().defined(),
  startDate: string().defined(),
  endDate: string().defined(),
  people: texts,
  /** Kinds of rooms with the names of their occupants. */
  rooms: array(object({ name: string().defined(), quantity: number().defined(), people: texts })).defined(),
  /** Groups with the same stops; empty without coach. */
  boarding: array(
    object({
      /** Index of the group's first traveller; missing in mails that were waiting before it was stored. */
      first: number(),
      people: texts,
      outbound: stopShape,
      /** The return stop; mails that wait are stored with this name. */
      homeward: stopShape,
    }),
  ).defined(),
  /** Who gets the invoice, and where; missing in mails that were waiting before it was stored. */
  billing: string(),
  /** That there is none, and for whom; insurances are price lines. Missing in mails that were waiting before it was stored. */
  noInsurance: string(),
  /** Who shares which room; empty where that does not matter, missing in mails that were waiting before it was stored. */
  roomingList: string(),
  /** What the visitor wrote, each on one line; missing in mails that were waiting before it was stored. */
  remarks: array(string().defined()),
  /** The papers one enters with; empty for none, missing in mails that were waiting before it was stored. */
  entry: string(),
  /** Whether the travel has travel documents; missing in mails that were waiting before it was stored. */
  hasDocuments: boolean(),
  hasPrintedDocuments: boolean().defined(),
  lines: array(object({ label: string().defined(), centimes: number().defined() })).defined(),
  contact: object({ email: string().defined(), phone: string().defined(), hours: texts }),
  /** Path of the page with the terms. */
  termsPath: string().defined(),
  /** Terms of the tour operator, a PDF; null for none, missing in mails that were waiting before they were stored. */
  partnerTerms: object({ name: string().defined(), url: string().defined() }).optional().nullable().default(undefined),
})

/** Content of a confirmation mail, except order number, total and payment, which are read when it is sent. */
export type Confirmation = InferType<typeof confirmationShape>

/** Null for an invalid or emptied document. */
export function readConfirmation(document: string): Confirmation | null {
  const value: unknown = JSON.parse(document)
  return confirmationShape.isValidSync(value, { strict: true }) ? value : null
}

/** @param booking a validated booking, with its price lines. */
export function confirmationOf(booking: Booking, lines: readonly PriceLine[]): Confirmation {
  const { order, sale, people } = booking
  const holder = billingHolder(order)
  return {
    standing: standingOf(sale.status),
    recipient: { email: holder?.email ?? '', salutation: holder?.salutation ?? '', lastName: holder?.lastName ?? '' },
    travel: {
      name: sale.travel.document.name,
      transport: sale.variant.document.transportTypeLabel,
      extension: sale.extension?.label ?? null,
    },
    bookedOn: sale.today,
    startDate: sale.departure.startDate,
    endDate: sale.departure.endDate,
    people: [
      ...people.map(nameOf),
      ...order.babies.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    ],
    rooms: roomsOf(booking),
    boarding: boardingGroups(booking),
    billing: holder === null ? '' : billingText(holder),
    noInsurance: noInsuranceOf(booking),
    roomingList: roomingListOf(order.bookingRemarks),
    remarks: [order.travellerRemarks, withoutRoomingList(order.bookingRemarks)]
      .map((remark) => onOneLine(remark ?? ''))
      .filter((remark) => remark !== ''),
    entry: onOneLine(sale.travel.document.entry ?? ''),
    hasDocuments: sale.pricing.isTravelDocumentationAvailable,
    hasPrintedDocuments: order.travelDocumentationService === 'print' && documentServiceNo(booking) !== null,
    lines: mergedLines(lines),
    ...officeOf(booking),
    partnerTerms: partnerTermsOf(booking),
  }
}

/** «Anna Muster, Lindenweg 7, 3012 Bern», and abroad the country. */
function billingText({ firstName, lastName, address, addressAddition, zip, city, country }: OrderContact): string {
  const names = `${firstName} ${lastName}`
  const parts = [names, address, addressAddition, [zip, city].join(' '), country === 'CH' ? null : countryName(country)]
  return onOneLine(parts.filter((part) => (part ?? '').trim() !== '').join(', '))
}

/** «Deutschland» for `DE`; what is no code is shown as it is. */
function countryName(country: string | null): string | null {
  return country !== null && COUNTRY_CODE.test(country) ? (COUNTRIES.of(country) ?? country) : country
}

function noInsuranceOf({ people }: Booking): string {
  const { label, ratioServiceNo } = NO_INSURANCE
  const without = people.filter(({ order: { insurance } }) => insurance?.ratioServiceNo === ratioServiceNo)
  if (without.length === 0) return ''
  return without.length === people.length ? label : `${label} (${without.map(nameOf).join(', ')})`
}

function isRoomingList(line: string): boolean {
  return line.startsWith(ROOMING_LIST)
}

/** The list that the website wrote into the remarks; empty without one. */
function roomingListOf(remarks: string | null): string {
  const line = (remarks ?? '').split('\n').find(isRoomingList) ?? ROOMING_LIST
  return onOneLine(line.slice(ROOMING_LIST.length))
}

function withoutRoomingList(remarks: string | null): string {
  const lines = (remarks ?? '').split('\n')
  return lines.filter((line) => !isRoomingList(line)).join('\n')
}

function standingOf(status: string): Confirmation['standing'] {
  if (!isWaitlist(status)) return 'booked'
  return status === 'WAITLIST' ? 'waitlist' : 'requested'
}

function roomsOf(booking: Booking): Confirmation['rooms'] {
  const { people } = booking
  const family = chosenFamilyPackage(booking)
  const members = people.filter(({ order }) => order.isFamilyPackageMember).map(nameOf)
  const rooms = chosenRooms(booking).map(({ room, quantity }) => ({
    name: room.name,
    quantity,
    people: people
      .filter(({ order }) => order.accommodation?.id === room.id && !order.isFamilyPackageMember)
      .map(nameOf),
  }))
  return family === null ? rooms : [{ name: family.name, quantity: 1, people: members }, ...rooms]
}

/** Merges lines with the same label, and drops those of 0. */
function mergedLines(lines: readonly PriceLine[]): Confirmation['lines'] {
  const sums = new Map<string, number>()
  for (const { label, centimes } of lines) sums.set(label, (sums.get(label) ?? 0) + (centimes ?? 0))
  return [...sums].filter(([, centimes]) => centimes !== 0).map(([label, centimes]) => ({ label, centimes }))
}

function officeOf({ sale }: Booking): Pick<Confirmation, 'contact' | 'termsPath'> {
  const cms = sale.tenant.cms ?? null
  const block = cms?.config.contactBlockSettings ?? null
  const hours = [block?.openingHours1, block?.openingHours2]
    .filter((line) => typeof line === 'string')
    .filter((line) => line !== '')
  return {
    contact: { email: block?.email ?? '', phone: [block?.phonePrefix, block?.phone].filter(Boolean).join(' '), hours },
    termsPath: termsPath(sale.tenant.cms ?? null),
  }
}

function partnerTermsOf({ sale: { pricing } }: Booking): Confirmation['partnerTerms'] {
  const operator = pricing.tourOperator ?? null
  const pdf = operator?.gtcPdf ?? null
  return operator === null || pdf === null ? null : { name: operator.name, url: pdf.url }
}

/** URL path of the CMS page (rules 2.6). */
function termsPath(cms: TenantCms | null): string {
  const page = cms?.config.gtcPage ?? null
  if (cms === null || page === null) return '/'
  const category = cms.categories.find(({ pageIds }) => pageIds.includes(page.id))
  return `/${category?.seoSettings?.urlSlug ?? 'pages'}/${page.seoSettings?.urlSlug ?? page.id}`
}
