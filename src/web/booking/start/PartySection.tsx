import { canHaveBabies, canHaveChildren, party, withParty } from '#domain/booking/people.ts'
import type { Party } from '#domain/booking/people.ts'
import { adultAge, mostBeside, MOST_TRAVELLERS } from '#domain/booking/partyLimits.ts'
import type { Change } from '#state/booking.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { ChildRows } from './ChildRows.tsx'

/** Who comes along: adults by count, children by birth date, babies by count, as far as the travel takes them. */
export function PartySection({ changeRevocably }: { readonly changeRevocably: (change: Change) => void }) {
  const { draft, offer } = useBooking()
  const { adults, childBirthdays, babies } = party(draft, offer)
  const fromAge = adultAge(offer)
  const freeUntilAge = offer.travel.pricing?.ageGroupSettings.freeUntilAge ?? 0
  const set = (changes: Partial<Party>) =>
    changeRevocably((now, current) => withParty(now, { ...party(now, current), ...changes }, current))
  return (
    <StepSection title={t('start.party.title')} issue="booking.travellersMissing">
      <div>
        <ChoiceRow
          title={t('start.party.adults')}
          info={fromAge === null ? null : t('start.party.adultsInfo', { age: fromAge })}
          action={
            <QuantityStepper
              label={t('start.party.adults')}
              value={adults}
              min={1}
              max={mostBeside(adults, draft)}
              onChange={(count) => set({ adults: count })}
            />
          }
        />
        {canHaveChildren(offer) ? (
          <ChildRows
            canAdd={mostBeside(childBirthdays.length, draft) > childBirthdays.length}
            onChange={(birthdays) => set({ childBirthdays: birthdays })}
          />
        ) : null}
        {canHaveBabies(offer) ? (
          <ChoiceRow
            title={t('start.party.babies')}
            info={t('start.party.babiesInfo', { age: freeUntilAge })}
            action={
              <QuantityStepper
                label={t('start.party.babies')}
                value={babies}
                min={0}
                max={mostBeside(babies, draft)}
                onChange={(count) => set({ babies: count })}
              />
            }
          />
        ) : null}
      </div>
      <p>
        {t('start.party.groups', { most: MOST_TRAVELLERS })} <OperatorPhone />
      </p>
    </StepSection>
  )
}
