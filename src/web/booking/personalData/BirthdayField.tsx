import { useAtomValue } from 'jotai'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { t } from '#web/text/personalData.ts'
import type { TravellerField } from './BirthdayConfirmation.tsx'
import { FormDateField } from './FormDateField.tsx'
import { birthdayExample } from './exampleDays.ts'

// Lazy: loaded with the first birthday that needs a confirmation.
const BirthdayConfirmation = lazyWithRetry(
  async () => (await import('./BirthdayConfirmation.tsx')).BirthdayConfirmation,
)

interface Props extends TravellerField {
  readonly autoComplete: string
}

/** Birthday of a traveller; a birthday that changes other choices has to be confirmed below the field. */
export function BirthdayField({ person, index, autoComplete }: Props) {
  const { booking, offer } = useBooking()
  const group = booking.people[index]?.ageGroup ?? null
  const isChanged = useHasBirthdayChange(index)
  return (
    <FormDateField
      name={`people.${person}.birthday`}
      label={t('person.birthday')}
      hint={t('person.day.example', { day: birthdayExample(group, offer.today) })}
      autoComplete={autoComplete}
      below={({ value, isWrong }) =>
        isWrong || isChanged ? (
          <BirthdayConfirmation person={person} index={index} value={value} isWrong={isWrong} />
        ) : null
      }
    />
  )
}

/** Whether a birthday of this traveller was confirmed that changed other choices. */
function useHasBirthdayChange(index: number): boolean {
  const { travelId } = useBooking()
  return useAtomValue(birthdayChangesAtom(travelId)).some((change) => change.index === index)
}
