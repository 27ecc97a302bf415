import type { Command } from '#domain/booking/commands/command.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { childrenIn, party } from '#domain/booking/people/partyPeople.ts'
import type { Person } from '#domain/booking/draft/booking.ts'
import { childAges } from '#domain/booking/rules/ages.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { AgeGroupMark } from '#web/booking/step/AgeGroupMark.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { ChildForm } from './ChildForm.tsx'
import { useChildForm, type ChildAttempt } from './useChildForm.ts'

interface Props {
  readonly canAdd: boolean
  readonly childAttempt: ChildAttempt
  readonly onChange: (birthdays: readonly IsoDay[]) => void
  readonly changeUndoably: (change: Command) => void
}

/** The children of the party, each with its age group, and a row to add another. */
export function ChildRows({ canAdd, childAttempt, onChange, changeUndoably }: Props) {
  const { booking, offer } = useBooking()
  const form = useChildForm(changeUndoably, childAttempt)
  const ages = childAges(offer)
  const birthdays = party(booking).childBirthdays
  return (
    <>
      <ChoiceRow
        title={t('start.party.children')}
        info={ages === null ? null : t('start.party.childrenInfo', ages)}
        action={
          canAdd && form.typed === null ? (
            <Button isNarrow onClick={form.open}>
              {t('start.party.addChild')}
            </Button>
          ) : undefined
        }
      />
      {childrenIn(booking).map((child, place) => (
        <ChoiceRow
          key={child.index}
          title={
            <>
              <AgeGroupMark icon={child.ageGroup?.icon ?? null} />
              <span>
                {child.traveller.isBirthdayPresumed
                  ? t('start.party.childPresumed')
                  : t('start.party.child', { day: formatDay(child.traveller.birthday) })}
              </span>
            </>
          }
          info={ageText(child)}
          action={
            <Button
              look="quiet"
              aria-label={removeText(child.traveller, place + 1)}
              onClick={() => afterPaint(() => onChange(without(birthdays, child.traveller.birthday)))}
            >
              {t('summary.remove')}
            </Button>
          }
        />
      ))}
      {form.typed !== null ? <ChildForm form={form} /> : null}
    </>
  )
}

function removeText({ birthday, isBirthdayPresumed }: Traveller, number: number): string {
  return isBirthdayPresumed
    ? t('start.party.removeChildPresumed', { number })
    : t('start.party.removeChild', { day: formatDay(birthday) })
}

/** The birthdays without one entry of this day: of twins the other one stays. */
function without(birthdays: readonly IsoDay[], birthday: IsoDay | null): readonly IsoDay[] {
  const index = birthdays.findIndex((other) => other === birthday)
  return birthdays.filter((_, position) => position !== index)
}

function ageText({ ageAtEnd: age, ageGroup }: Person): string | null {
  if (age === null) return null
  return ageGroup === null
    ? t('start.party.childWithoutGroup')
    : t('start.party.childAge', { group: ageGroup.name, age })
}
