import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useBookingOffer } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { CHILD_FIELD, type ChildForm as Form } from './useChildForm.ts'

const Panel = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    background: 'panel',
  },
})

/** Form for the birth date of another child; a date that is no child's of this travel is an error at the field. */
export function ChildForm({ form }: { readonly form: Form }) {
  const offer = useBookingOffer()
  const { typed, problem } = form
  const field = useRef<HTMLInputElement>(null)
  const [isMissed, setIsMissed] = useState(false)
  const wasOpen = useRef(typed !== '')
  // Focus the field when the visitor has opened the form, but not when a reload has restored it.
  useEffect(() => {
    if (!wasOpen.current) field.current?.focus()
  }, [])
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissed(typed === '')
    if (typed === '' || form.add(afterPaint) !== null) field.current?.focus()
  }
  return (
    <Panel noValidate onSubmit={add}>
      <DateField
        ref={field}
        name={CHILD_FIELD}
        value={typed ?? ''}
        onChange={form.type}
        label={t('start.party.birthday')}
        hint={t('start.party.birthdayHint')}
        today={offer.today}
        error={problem?.text ?? (isMissed && typed === '' ? t('start.party.unreadable') : undefined)}
      />
      {problem?.isForPhone === true ? (
        <p>
          {t('start.party.call')} <OperatorPhone />
        </p>
      ) : null}
      <ButtonRow>
        <Button type="submit">{t('start.party.add')}</Button>
        <Button look="quiet" onClick={form.close}>
          {t('start.party.cancel')}
        </Button>
      </ButtonRow>
    </Panel>
  )
}
