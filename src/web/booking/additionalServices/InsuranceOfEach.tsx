import { chakra } from '@chakra-ui/react/styled-system'
import { insuranceOptions, withTravellerInsurance } from '#domain/booking/insurance.ts'
import { formatMoney } from '#domain/money.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } })

/** A choice for each traveller. */
export function InsuranceOfEach() {
  const { draft, offer, change } = useBooking()
  const currency = offer.pricing?.currency ?? 'CHF'
  const { travellers, none } = insuranceOptions(draft)
  return (
    <Stack>
      {draft.travellers.map((traveller, travellerIndex) => {
        const offered = none === null ? travellers(travellerIndex) : [...travellers(travellerIndex), none]
        return (
          <RadioRows
            key={travellerIndex}
            legend={t('insurance.of', { person: personName(traveller, travellerIndex) })}
            options={offered.map((insurance) => ({
              value: insurance.ratioServiceNo,
              title: insurance.label,
              info: insurance === none ? t('insurance.noneInfo') : null,
              price: insurance === none ? null : formatMoney({ centimes: insurance.centimes, currency }),
            }))}
            value={traveller.insurance?.ratioServiceNo ?? null}
            onChange={(serviceNo) => {
              const insurance = offered.find(({ ratioServiceNo }) => ratioServiceNo === serviceNo) ?? null
              change((now, current) => withTravellerInsurance(now, { travellerIndex, insurance }, current))
            }}
          />
        )
      })}
    </Stack>
  )
}
