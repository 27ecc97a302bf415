import type { Status } from '#domain/catalogue/status.ts'
import type { Contact, Insurance } from './draft.ts'

/** Small parts of the booking on the wire that occur in several places. */

interface Named {
  readonly id: string
  readonly name: string
}

/** A thing by id and name. */
export function named({ id, name }: Named) {
  return { id, name }
}

/** A thing by id, service number and name. */
export function numbered({ id, ratioServiceNo, name }: Named & { readonly ratioServiceNo: string }) {
  return { id, ratioServiceNo, name }
}

/** A room by id, package number and name. */
export function packaged({ id, ratioPackageNo, name }: Named & { readonly ratioPackageNo: string }) {
  return { id, ratioPackageNo, name }
}

/** An insurance without its price: the platform has its own. */
export function insuranceOf({ ratioServiceNo, ratioTravelServiceNo, label }: Insurance) {
  return { ratioServiceNo, ratioTravelServiceNo, label }
}

/** Name, address and birth date, and nothing else a traveller has. */
export function contactOf({ salutation, firstName, lastName, birthday, email, phone, ...rest }: Contact) {
  const { address, addressAddition, zip, city, country } = rest
  return { salutation, firstName, lastName, birthday, email, phone, address, addressAddition, zip, city, country }
}

/** A status without its texts; null for none. */
export function statusRef(status: Status | null) {
  return status === null ? null : { id: status.id, status: status.status, label: status.label }
}
