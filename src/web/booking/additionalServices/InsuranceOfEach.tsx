import { withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { insurancesOf, type OwnInsurance } from '#domain/booking/insurance/insurance.ts'
import { insuranceName } from '#web/booking/insuranceName.ts'
import { personName } from '#web/booking/personName.ts'
import { priceText } from '#web/booking/priceText.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { chakra } from '#web/theme/chakra.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } })

/** A choice per traveller; an insurance of the whole booking applies to each until one of them chooses another. */
export function InsuranceOfEach() {
  const { draft, change } = useBooking()
  const toOption = useOption()
  return (
    <Stack>
      {draft.travellers.map((_, travellerIndex) => {
        const own = insurancesOf(draft, travellerIndex)
        return (
          <RadioRows
            key={travellerIndex}
            legend={t('insurance.of', { person: personName(draft.travellers, travellerIndex) })}
            options={own.map(toOption)}
            value={own.find(({ isChosen }) => isChosen)?.insurance.ratioServiceNo ?? null}
            onChange={(serviceNo) => {
              const wanted = own.find(
                ({ kind, insurance }) => kind !== 'booking' && insurance.ratioServiceNo === serviceNo,
              )
              if (wanted === undefined) return
              change((booking) => withTravellerInsurance(booking, { travellerIndex, insurance: wanted.insurance }))
            }}
          />
        )
      })}
    </Stack>
  )
}

function useOption() {
  const { amountOf } = useBooking()
  const info = { booking: t('insurance.coversAll'), personal: null, none: t('insurance.noneInfo') }
  return ({ kind, insurance }: OwnInsurance) => ({
    value: insurance.ratioServiceNo,
    title: insuranceName(insurance),
    info: info[kind],
    price: kind === 'personal' ? priceText(insurance.centimes, amountOf) : null,
  })
}
