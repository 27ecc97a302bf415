import type { Command } from '#domain/booking/commands/command.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { childrenIn } from '#domain/booking/people/partyPeople.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { ageAtEnd } from '#domain/booking/rules/ages.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { AgeGroupMark } from '#web/booking/step/AgeGroupMark.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { ChildForm } from './ChildForm.tsx'
import { useChildForm } from './useChildForm.ts'
import type { ChildAttempt } from './useChildForm.ts'

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
  const birthdays = party(booking).childBirthdays
  const { date } = booking
  return (
    <>
      <ChoiceRow
        title={t('start.party.children')}
        info={t('start.party.childrenInfo', childAges(offer))}
        action={
          canAdd && form.typed === null ? (
            <Button isNarrow onClick={form.open}>
              {t('start.party.addChild')}
            </Button>
          ) : undefined
        }
      />
      {childrenIn(booking).map(({ traveller, formerIndex }, index) => (
        <ChoiceRow
          key={formerIndex}
          title={
            <>
              <AgeGroupMark icon={groupOf(traveller, offer)?.icon ?? null} />
              {traveller.isBirthdayPresumed
                ? t('start.party.childPresumed')
                : t('start.party.child', { day: formatDay(traveller.birthday) })}
            </>
          }
          info={ageText(traveller, offer, date)}
          action={
            <Button
              look="quiet"
              aria-label={removeText(traveller, index + 1)}
              onClick={() => afterPaint(() => onChange(without(birthdays, traveller.birthday)))}
            >
              {t('start.party.remove')}
            </Button>
          }
        />
      ))}
      {canAdd && form.typed !== null ? <ChildForm form={form} /> : null}
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

function childAges({ travel }: Offer): { readonly from: number; readonly to: number } {
  const groups = travel.ageGroups.filter(({ type }) => type === 'MINOR')
  return { from: Math.min(...groups.map(({ minAge }) => minAge)), to: Math.max(...groups.map(({ maxAge }) => maxAge)) }
}

function groupOf({ ageGroupId }: Traveller, { travel }: Offer): AgeGroup | undefined {
  return travel.ageGroups.find(({ id }) => id === ageGroupId)
}

function ageText(traveller: Traveller, offer: Offer, date: SaleDate | null): string | null {
  const age = date === null ? null : ageAtEnd(traveller, date)
  const group = groupOf(traveller, offer)
  if (age === null) return null
  return group === undefined
    ? t('start.party.childWithoutGroup')
    : t('start.party.childAge', { group: group.name, age })
}
