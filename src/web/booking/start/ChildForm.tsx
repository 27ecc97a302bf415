import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { childBirthdayProblem } from '#domain/booking/partyLimits.ts'
import type { ChildBirthdayProblem } from '#domain/booking/partyLimits.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { DateField } from '#web/ui/DateField.tsx'

interface Props {
  readonly onAdd: (birthday: IsoDay) => void
  readonly onCancel: () => void
}

const Form = chakra('form', {
  base: { display: 'grid', gap: '3', padding: '4', borderBlockEnd: '1px solid', borderColor: 'hairline', background: 'panel' },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** Asks for the birth date of one more child; what is no child of this travel is told at the field. */
export function ChildForm({ onAdd, onCancel }: Props) {
  const { draft, offer } = useBooking()
  const field = useRef<HTMLInputElement>(null)
  const [birthday, setBirthday] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const error = errorOf(birthday, draft, offer)
  // The field came in by the visitor's own act, so it is where they want to type.
  useEffect(() => field.current?.focus(), [])
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (error === null) onAdd(birthday)
    else field.current?.focus()
  }
  return (
    <Form noValidate onSubmit={add}>
      <DateField
        ref={field}
        name="childBirthday"
        value={birthday}
        onChange={setBirthday}
        label={t('start.party.birthday')}
        hint={t('start.party.birthdayHint')}
        today={offer.today}
        error={wasTried ? (error ?? undefined) : undefined}
      />
      <Buttons>
        <Button type="submit">{t('start.party.add')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('start.party.cancel')}
        </Button>
      </Buttons>
    </Form>
  )
}

/** Why this cannot be the birth date of one more child; null when it can. */
function errorOf(birthday: string, draft: BookingDraft, offer: Offer): string | null {
  const day = readDay(birthday)
  if (day === null) return t('start.party.unreadable')
  const problem = childBirthdayProblem(day, draft, offer)
  return problem === null ? null : problemText(problem)
}

function problemText(problem: ChildBirthdayProblem): string {
  switch (problem) {
    case 'inFuture':
      return t('start.party.inFuture')
    case 'isBaby':
      return t('start.party.isBaby')
    case 'isAdult':
      return t('start.party.isAdult')
    case 'noGroup':
      return t('start.party.noGroup')
  }
}
