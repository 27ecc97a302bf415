import { memo, useMemo } from 'react'
import type { Departure } from '#domain/catalogue/departure.ts'
import { phoneDatesOf } from '#domain/catalogue/phoneDates.ts'
import { useBookingOffer } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useDuration } from '#web/site/useDuration.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { TravelDays } from './TravelDays.tsx'

const Box = chakra('div', { base: { display: 'grid', gap: '2' } })
const Dates = chakra('ul', { base: { paddingInlineStart: '5', listStyleType: 'disc' } })
const Title = chakra('h3', { base: { fontSize: 'lead' } })

/** The departures that can be booked by phone only, with the reason; nothing if there are none. */
export const PhoneDates = memo(function PhoneDates() {
  const offer = useBookingOffer()
  const { notOnline, unpriced, unreadable } = useMemo(() => phoneDatesOf(offer), [offer])
  return (
    <>
      <Group title={t('start.phoneDates.title')} text={t('start.phoneDates.text')} dates={notOnline} />
      <Group title={t('start.phoneDates.unpricedTitle')} text={t('start.phoneDates.text')} dates={unpriced} />
      <Group title={t('start.phoneDates.unreadableTitle')} text={t('start.phoneDates.unreadable')} dates={unreadable} />
    </>
  )
})

interface GroupProps {
  readonly title: string
  readonly text: string
  readonly dates: readonly Departure[]
}

function Group({ title, text, dates }: GroupProps) {
  const duration = useDuration()
  if (dates.length === 0) return null
  return (
    <Box>
      <Title>{title}</Title>
      <p>
        <span>{text}</span> <OperatorPhone />
      </p>
      <Dates>
        {dates.map((date) => (
          <li key={date.id}>
            <TravelDays {...date} /> <span>{`· ${duration(date)}`}</span>
          </li>
        ))}
      </Dates>
    </Box>
  )
}
