import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import type { AddonOption } from './addonOption.ts'
import { bookingAddonOptions, collectiveAddonOptions, personalAddonOptions, roomAddonOptions } from './addons.ts'
import { bargainDiscount } from './bargain.ts'
import { personalDiscountOptions } from './discounts.ts'

interface Option {
  readonly isVisible: boolean
  readonly reason: Reason | null
}

/** Options to show: what is open to the visitor, and what is not, with the reason. */
export interface ShownOptions<Shown> {
  readonly open: readonly Shown[]
  readonly closed: readonly Shown[]
}

/**
 * The extras and discounts to show; those the platform has no service for are left out. Birthdays are entered in a later
 * step, so options that depend on them count as open.
 */
export function shownOptions<Shown extends Option>(options: readonly Shown[]): ShownOptions<Shown> {
  return { open: options.filter(isOpen), closed: options.filter((option) => isClosed(option) && !isOpen(option)) }
}

function isOpen({ isVisible, reason }: Option): boolean {
  return isVisible || reason?.key === 'booking.reason.ageUnknown'
}

function isClosed({ reason }: Option): boolean {
  return reason !== null && reason.key !== 'booking.reason.serviceMissing'
}

/** The extras and discounts worth a section, by kind: a kind without any open option is left out, with its reasons. */
export function shownExtras(booking: Booking) {
  const personal = personalAddonOptions(booking).filter(isShown)
  const room = roomAddonOptions(booking).filter(isShown)
  const ofBooking = bookingAddonOptions(booking).filter(isShown)
  const collective = collectiveAddonOptions(booking).filter(isShown)
  const discounts = personalDiscountOptions(booking).filter(isShown)
  const areDiscountsShown = bargainDiscount(booking) !== null || isAnyOpen(discounts)
  const all = [...personal, ...room, ...ofBooking, ...collective, ...discounts]
  return {
    /** Whether there is nothing to choose. */
    isEmpty: !areDiscountsShown && !isAnyOpen(all),
    /** Whether there are extras that belong to the travel, beside those to choose. */
    hasMandatory: [...personal, ...room, ...ofBooking, ...collective].some(isBooked),
    /** Whether there are options, available or not. */
    isAnySold: all.length > 0,
    personal: isAnyOpen(personal) ? personal : [],
    room: room.filter(({ place }) => isAnyOpen(room.filter((other) => other.place.typeId === place.typeId))),
    ofBooking: isAnyOpen(ofBooking) ? ofBooking : [],
    collective: isAnyOpen(collective) ? collective : [],
    discounts: areDiscountsShown ? discounts : [],
  }
}

function isBooked({ mandatory, quantity }: AddonOption<unknown>): boolean {
  return mandatory && quantity > 0
}

function isShown(option: Option): boolean {
  return option.isVisible || isClosed(option)
}

function isAnyOpen(options: readonly Option[]): boolean {
  return options.some(isOpen)
}
