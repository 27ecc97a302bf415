import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { birthdayQuestion } from '#domain/booking/commands/birthdayQuestion.ts'
import type { BirthdayQuestion } from '#domain/booking/commands/birthdayQuestion.ts'
import { readDay } from '#domain/calendar.ts'
import { personName } from '#web/booking/personName.ts'
import { ChangedBirthday } from '#web/booking/step/ChangedBirthday.tsx'
import { useBirthdayChange } from '#web/booking/step/useBirthdayChange.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/birthday.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { questionId } from '#web/ui/focusById.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

interface Props extends BirthdayPlace {
  /** What stands in the field. */
  readonly value: string
  readonly isWrong: boolean
}

/** What is asked about a birthday before it counts, and told of one that was confirmed. */
export function BirthdayTalk({ person, index, value, isWrong }: Props) {
  const { draft, offer } = useBooking()
  const { clearErrors, setFocus } = useFormContext<PersonalDataValues>()
  const { standing, isTakenBack, confirm, undo } = useBirthdayChange(index)
  const place = useRef<HTMLDivElement>(null)
  const name = `people.${person}.birthday` as const
  const who = personName(draft.travellers[index], index)
  const birthday = isWrong ? readDay(value) : null
  const question = birthday === null ? null : birthdayQuestion(draft, { index, birthday }, offer)
  const sayYes = () => {
    if (birthday === null) return
    confirm(birthday)
    clearErrors(name)
    place.current?.focus()
  }
  return (
    <>
      {question === null ? null : (
        <Question
          id={questionId(name)}
          {...{ who, question, sayYes }}
          sayNo={() => setFocus(name, { shouldSelect: true })}
        />
      )}
      <div ref={place} tabIndex={-1}>
        {standing === null && !isTakenBack ? null : <ChangedBirthday change={standing} who={who} onUndo={undo} />}
      </div>
    </>
  )
}

const Ground = chakra('div', {
  base: {
    marginBlockStart: '2',
    padding: '4',
    borderInlineStart: '6px solid',
    borderColor: 'secondary',
    background: 'warningTint',
    color: 'ink',
  },
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

export interface BirthdayPlace {
  /** Key of the person in the form. */
  readonly person: string
  /** Place among the travellers. */
  readonly index: number
}
