import { dateOf, familyPackageOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'

/** `mailto:` link with the present choices as text, for groups too large to book online. */
export function enquiryHref(email: string, draft: BookingDraft, offer: Offer): string {
  const travel = offer.travel.name
  const subject = t('start.enquiry.subject', { travel })
  const facts = [variantLine(draft, offer), dateLine(draft, offer), partyLine(draft, offer), roomLine(draft, offer)]
  const body = [
    t('start.enquiry.opening', { travel }),
    ...facts.filter((fact) => fact !== null),
    t('start.enquiry.open'),
  ]
  // RFC 6068: line breaks in the body are CRLF.
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`
}

function variantLine({ pricingTravelId }: BookingDraft, { travel }: Offer): string | null {
  const variants = travel.pricing?.travels ?? []
  const label = variants.find(({ id }) => id === pricingTravelId)?.transportTypeLabel
  return label === undefined || variants.length < 2 ? null : t('start.enquiry.variant', { label })
}

function dateLine(draft: BookingDraft, offer: Offer): string | null {
  const date = dateOf(draft, offer)
  return date === null
    ? null
    : t('start.enquiry.date', { from: formatDay(date.startDate), to: formatDay(date.endDate) })
}

function partyLine(draft: BookingDraft, offer: Offer): string {
  const { adults, childBirthdays, babies } = party(draft, offer)
  const children = childBirthdays.length
  return t('start.enquiry.party', { adults, children, babies })
}

function roomLine(draft: BookingDraft, offer: Offer): string | null {
  const familyPackage = familyPackageOf(draft, offer)
  const rooms = draft.rooms.flatMap(({ accommodationId, quantity }) => {
    const room = offer.pricing?.accommodations.find(({ id }) => id === accommodationId)
    return room === undefined ? [] : [`${quantity} × ${room.name}`]
  })
  const beds = familyPackage === null ? rooms : [familyPackage.name, ...rooms]
  return beds.length === 0 ? null : t('start.enquiry.rooms', { rooms: beds.join(', ') })
}
