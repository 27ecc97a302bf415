import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/personalData.ts'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import type { BirthdayPlace } from './BirthdayTalk.tsx'
import { FormDateField } from './FormDateField.tsx'
import { birthdayExample } from './exampleDays.ts'

// What is asked and told of a birthday comes with the first one that is refused.
const BirthdayTalk = lazy(async () => ({ default: (await import('./BirthdayTalk.tsx')).BirthdayTalk }))

interface Props extends BirthdayPlace {
  readonly autoComplete: string
}

/** The birthday of a traveller: what would change with it is asked here, and told here. */
export function BirthdayField({ person, index, autoComplete }: Props) {
  const { draft, offer } = useBooking()
  const group = offer.travel.ageGroups.find(({ id }) => id === draft.travellers[index]?.ageGroupId) ?? null
  const isChanged = useHasBirthdayChange(index)
  return (
    <FormDateField
      name={`people.${person}.birthday`}
      label={t('person.birthday')}
      hint={t('person.day.example', { day: birthdayExample(group, offer.today) })}
      autoComplete={autoComplete}
      below={({ value, isWrong }) =>
        isWrong || isChanged ? (
          <SectionErrorBoundary fallback={() => null}>
            <Suspense>
              <BirthdayTalk {...{ person, index, value, isWrong }} />
            </Suspense>
          </SectionErrorBoundary>
        ) : null
      }
    />
  )
}

/** Whether a birthday of this traveller was confirmed that changed more than itself. */
function useHasBirthdayChange(index: number): boolean {
  const { travelId } = useBooking()
  return useAtomValue(birthdayChangesAtom(travelId)).some((change) => change.index === index)
}
