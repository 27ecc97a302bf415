import { chakra } from '@chakra-ui/react/styled-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { object, string } from 'yup'
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
  const { control, handleSubmit, setFocus } = useForm({
    defaultValues: { childBirthday: '' },
    resolver: yupResolver(shapeFor(draft, offer)),
  })
  // The field came in by the visitor's own act, so it is where they want to type.
  useEffect(() => setFocus('childBirthday'), [setFocus])
  return (
    <Form noValidate onSubmit={handleSubmit(({ childBirthday }) => onAdd(childBirthday))}>
      <Controller
        control={control}
        name="childBirthday"
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={t('start.party.birthday')}
            hint={t('start.party.birthdayHint')}
            today={offer.today}
            error={fieldState.error?.message}
          />
        )}
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

function shapeFor(draft: BookingDraft, offer: Offer) {
  return object({
    childBirthday: string()
      .default('')
      .test((text, { createError }) => {
        const day = readDay(text)
        if (day === null) return createError({ message: t('start.party.unreadable') })
        const problem = childBirthdayProblem(day, draft, offer)
        return problem === null || createError({ message: problemText(problem) })
      }),
  })
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
