import { lazy, Suspense, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { birthdayQuestion } from '#domain/booking/birthdayQuestion.ts'
import type { BirthdayQuestion } from '#domain/booking/birthdayQuestion.ts'
import { readDay } from '#domain/calendar.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { placeInstead } from '#web/ui/goTo.ts'
import { PartBoundary } from '#web/ui/PartBoundary.tsx'
import { birthdayExample } from './exampleDays.ts'
import { FormDateField } from './FormDateField.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'
import { useBirthdayChange } from './useBirthdayChange.ts'

// What a birthday has changed is told to the few it changes something for.
const ChangedBirthday = lazy(async () => ({ default: (await import('./ChangedBirthday.tsx')).ChangedBirthday }))

interface Props {
  /** Key of the person in the form. */
  readonly person: string
  /** Place among the travellers. */
  readonly index: number
  readonly autoComplete: string
}

/** The birthday of a traveller: what would change with it is asked here, and told here. */
export function BirthdayField({ person, index, autoComplete }: Props) {
  const { draft, offer } = useBooking()
  const { clearErrors, setFocus } = useFormContext<PersonalDataValues>()
  const { standing, isTakenBack, confirm, undo } = useBirthdayChange(index)
  const place = useRef<HTMLDivElement>(null)
  const name = `people.${person}.birthday` as const
  const group = offer.travel.ageGroups.find(({ id }) => id === draft.travellers[index]?.ageGroupId) ?? null
  const who = personName(draft.travellers[index], index)
  const questionIn = (value: string) => {
    const birthday = readDay(value)
    const question = birthday === null ? null : birthdayQuestion(draft, { index, birthday }, offer)
    if (birthday === null || question === null) return null
    const sayYes = () => {
      confirm(birthday)
      clearErrors(name)
      place.current?.focus()
    }
    return <Question id={placeInstead(name)} {...{ who, question, sayYes }} sayNo={() => setFocus(name, { shouldSelect: true })} />
  }
  return (
    <div>
      <FormDateField
        name={name}
        label={t('person.birthday')}
        hint={t('person.day.example', { day: birthdayExample(group, offer.today) })}
        autoComplete={autoComplete}
        below={({ value, isWrong }) => (isWrong ? questionIn(value) : null)}
      />
      <div ref={place} tabIndex={-1} data-place="">
        {standing === null && !isTakenBack ? null : (
          <PartBoundary fallback={() => null}>
            <Suspense>
              <ChangedBirthday change={standing} who={who} onUndo={undo} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </div>
  )
}

const Ground = chakra('div', {
  base: { marginBlockStart: '2', padding: '4', borderInlineStart: '6px solid', borderColor: 'secondary', background: 'warningTint', color: 'ink' },
})
const Text = chakra('p', { base: { fontWeight: 'medium' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', paddingBlockStart: '3' } })

interface QuestionProps {
  readonly id: string
  readonly who: string
  readonly question: BirthdayQuestion
  readonly sayYes: () => void
  readonly sayNo: () => void
}

/** Whether a birthday is meant as it stands there. Until that is said, it changes nothing. */
function Question({ id, who, question, sayYes, sayNo }: QuestionProps) {
  return (
    <Ground id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-text`}>
      <Text id={`${id}-text`} role="alert">
        {questionText(who, question)}
      </Text>
      <Buttons>
        <Button onClick={sayYes}>{t('birthday.yes')}</Button>
        <Button onClick={sayNo}>{t('birthday.no')}</Button>
      </Buttons>
    </Ground>
  )
}

function questionText(person: string, { effect, age, group }: BirthdayQuestion): string {
  switch (effect) {
    case 'child':
    case 'adult':
    case 'choices':
      return t(`birthday.ask.${effect}`, { person, age })
    case 'otherChild':
      return t('birthday.ask.otherChild', { person, age, group: group ?? '' })
    case 'notBilled':
      return t('birthday.ask.notBilled', { person })
  }
}
