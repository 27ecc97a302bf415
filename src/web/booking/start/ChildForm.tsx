import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useOffer } from '#web/booking/useBooking.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { CHILD_FIELD } from './useChildForm.ts'
import type { ChildForm as Form } from './useChildForm.ts'

const Ground = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    background: 'panel',
  },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** Asks for the birth date of one more child; what is no child of this travel is told at the field. */
export function ChildForm({ form }: { readonly form: Form }) {
  const offer = useOffer()
  const { typed, problem } = form
  const field = useRef<HTMLInputElement>(null)
  const [isMissed, setIsMissed] = useState(false)
  const wasOpen = useRef(typed !== '')
  // The field came in by the visitor's own act, so it is where they want to type; not so after a reload.
  useEffect(() => {
    if (!wasOpen.current) field.current?.focus()
  }, [])
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissed(typed === '')
    if (typed === '' || form.add(afterPaint) !== null) field.current?.focus()
  }
  return (
    <Ground noValidate onSubmit={add}>
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
      <Buttons>
        <Button type="submit">{t('start.party.add')}</Button>
        <Button look="quiet" onClick={form.close}>
          {t('start.party.cancel')}
        </Button>
      </Buttons>
    </Ground>
  )
}
