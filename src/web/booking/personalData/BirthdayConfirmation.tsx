import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { birthdayQuestion, type BirthdayQuestion } from '#domain/booking/commands/birthdayQuestion.ts'
import { readDay } from '#domain/calendar.ts'
import { personName } from '#web/booking/personName.ts'
import { ChangedBirthday } from '#web/booking/step/ChangedBirthday.tsx'
import { useBirthdayChange } from '#web/booking/step/useBirthdayChange.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/birthday.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { questionId } from '#web/ui/focusById.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

interface Props extends TravellerField {
  /** Text of the field. */
  readonly value: string
  readonly isWrong: boolean
}

/** Confirmation of a birthday that changes other choices, and the notice with undo afterwards. */
export function BirthdayConfirmation({ person, index, value, isWrong }: Props) {
  const { booking, draft } = useBooking()
  const { clearErrors, setFocus } = useFormContext<PersonalDataValues>()
  const { active, isUndone, confirm, undo } = useBirthdayChange(index)
  const notice = useRef<HTMLDivElement>(null)
  const fieldName = `people.${person}.birthday` as const
  const name = personName(draft.travellers, index)
  const birthday = isWrong ? readDay(value) : null
  const question = birthday === null ? null : birthdayQuestion(booking, { index, birthday })
  const onYes = () => {
    if (birthday === null) return
    confirm(birthday)
    clearErrors(fieldName)
    notice.current?.focus()
  }
  return (
    <>
      {question === null ? null : (
        <Question
          id={questionId(fieldName)}
          name={name}
          question={question}
          onYes={onYes}
          onNo={() => setFocus(fieldName, { shouldSelect: true })}
        />
      )}
      <div ref={notice} tabIndex={-1}>
        {active === null && !isUndone ? null : <ChangedBirthday change={active} name={name} onUndo={undo} />}
      </div>
    </>
  )
}

const Box = chakra('div', {
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
  readonly name: string
  readonly question: BirthdayQuestion
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks whether the birthday is correct. Until it is confirmed, it changes nothing. */
function Question({ id, name, question, onYes, onNo }: QuestionProps) {
  return (
    <Box id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-text`}>
      <Text id={`${id}-text`} role="alert">
        {questionText(name, question)}
      </Text>
      <Buttons>
        <Button onClick={onYes}>{t('birthday.yes')}</Button>
        <Button onClick={onNo}>{t('birthday.no')}</Button>
      </Buttons>
    </Box>
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

export interface TravellerField {
  /** Key of the person in the form. */
  readonly person: string
  /** Index of the traveller. */
  readonly index: number
}
