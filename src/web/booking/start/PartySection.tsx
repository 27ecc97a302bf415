import { memo, useState, type MouseEvent } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import {
  adultAge,
  canAddChild,
  MOST_TRAVELLERS,
  mostBabies,
  mostPeopleWithOthers,
  babyReason,
} from '#domain/booking/people/partyLimits.ts'
import { losesNamedAdult, party, type Party } from '#domain/booking/people/partyPeople.ts'
import { canHaveBabies, canHaveChildren, freeUntilAge } from '#domain/booking/people/takenAges.ts'
import type { ReasonKey } from '#domain/catalogue/reason.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { IssueTarget, StepSection } from '#web/booking/step/StepSection.tsx'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/start.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { ChildRows } from './ChildRows.tsx'
import type { ChildAttempt } from './useChildForm.ts'

// Lazy: few visitors take somebody out again whom they have named.
const LeavingQuestion = lazyWithRetry(async () => (await import('./LeavingQuestion.tsx')).LeavingQuestion)

interface Props {
  readonly childAttempt: ChildAttempt
  readonly changeUndoably: (change: Command) => void
}

/** Reasons that the step does not show elsewhere. */
const LIMITS_BABIES: ReadonlySet<ReasonKey> = new Set(['booking.reason.soldOut', 'booking.reason.placesUnknown'])

/** The party: adults by number, children by birth date, babies by number, as far as the travel accepts them. */
export const PartySection = memo(function PartySection({ childAttempt, changeUndoably }: Props) {
  const { booking, draft, offer } = useBooking()
  const { email } = useSite().tenant.contact
  const { adults, babies } = party(booking)
  const fromAge = adultAge(offer)
  const reason = babyReason(booking)
  const noMoreBabies = reason !== null && LIMITS_BABIES.has(reason.key) ? reasonText(reason, offer) : null
  const set = (changes: Partial<Party>) =>
    changeUndoably((booking) => withParty(booking, { ...party(booking), ...changes }))
  // The dialog stays mounted once opened: on closing it restores the focus to the button.
  const [wanted, setWanted] = useState<number | null | undefined>()
  const setAdults = (count: number) => {
    if (losesNamedAdult(booking, count)) setWanted(count)
    else set({ adults: count })
  }
  // On demand: few write, and without it the e-mail is empty.
  const writeEnquiry = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const written = import('./enquiry.ts').then(({ enquiryHref }) => enquiryHref(email, booking))
    void written.catch(() => `mailto:${email}`).then((href) => window.location.assign(href))
  }
  return (
    <StepSection title={t('start.party.title')} issue="booking.travellersMissing" below={1}>
      <div data-closes-gaps>
        <ChoiceRow
          title={t('start.party.adults')}
          info={fromAge === null || fromAge === 0 ? null : t('start.party.adultsInfo', { age: fromAge })}
          action={
            <QuantityStepper
              label={t('start.party.adults')}
              value={adults}
              min={1}
              max={mostPeopleWithOthers(adults, draft)}
              onChange={setAdults}
            />
          }
        />
        {wanted === undefined ? null : (
          <LeavingQuestion wanted={wanted} onClose={() => setWanted(null)} changeUndoably={changeUndoably} />
        )}
        {canHaveChildren(offer) ? (
          <ChildRows
            childAttempt={childAttempt}
            canAdd={canAddChild(draft)}
            onChange={(birthdays) => set({ childBirthdays: birthdays })}
            changeUndoably={changeUndoably}
          />
        ) : null}
        {canHaveBabies(offer) || babies > 0 ? (
          <IssueTarget issue="booking.babiesWithoutPlace">
            <ChoiceRow
              title={t('start.party.babies')}
              info={[t('start.party.babiesInfo', { age: freeUntilAge(offer) }), noMoreBabies]
                .filter((text) => text !== null)
                .join(' ')}
              action={
                <QuantityStepper
                  label={t('start.party.babies')}
                  value={babies}
                  min={0}
                  max={mostBabies(booking)}
                  onChange={(count) => set({ babies: count })}
                />
              }
            />
          </IssueTarget>
        ) : null}
      </div>
      <p>
        <span>{t('start.party.groups', { most: MOST_TRAVELLERS })}</span> <OperatorPhone />
      </p>
      {/* A paragraph of its own, or the two would lie over each other where a finger presses them. */}
      <p>
        <a href={`mailto:${email}`} onClick={writeEnquiry}>
          {t('start.enquiry.link')}
        </a>
      </p>
    </StepSection>
  )
})
