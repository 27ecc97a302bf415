import type { Booking } from '#domain/booking/draft/booking.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { mailtoUrl } from '#web/site/mailto.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/enquiry.ts'
import { roomWords } from '#web/booking/roomWords.ts'

/** `mailto:` link with the present choices as text, for groups too large to book online. */
export function enquiryHref(email: string, booking: Booking): string {
  const { offer } = booking
  const travel = offer.travel.name
  const subject = t('start.enquiry.subject', { travel })
  const facts = [variantLine(booking), dateLine(booking), partyLine(booking), roomLine(booking)]
  const body = [
    t('start.enquiry.opening', { travel }),
    ...facts.filter((fact) => fact !== null),
    t('start.enquiry.open'),
  ]
  // RFC 6068: line breaks in the body are CRLF.
  return mailtoUrl(email, { subject, body: body.join('\r\n') })
}

function variantLine({ draft: { pricingTravelId }, offer: { travel } }: Booking): string | null {
  const variants = travel.pricing?.travels ?? []
  const label = variants.find(({ id }) => id === pricingTravelId)?.transportTypeLabel
  return label === undefined || variants.length < 2 ? null : t('start.enquiry.variant', { label })
}

function dateLine({ date }: Booking): string | null {
  return date === null
    ? null
    : t('start.enquiry.date', { from: formatDay(date.startDate), to: formatDay(date.endDate) })
}

function partyLine(booking: Booking): string {
  const { adults, childBirthdays, babies } = party(booking)
  const children = childBirthdays.length
  return t('start.enquiry.party', { adults, children, babies })
}

function roomLine(booking: Booking): string | null {
  const { familyPackage } = booking
  const rooms = booking.rooms.map(({ room, quantity }) => `${quantity} × ${room.name}`)
  const beds = familyPackage === null ? rooms : [familyPackage.name, ...rooms]
  return beds.length === 0 ? null : t('start.enquiry.rooms', { ...roomWords(booking.offer), beds: beds.join(', ') })
}
