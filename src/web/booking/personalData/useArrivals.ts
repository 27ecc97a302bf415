import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { draftAtom } from '#state/booking.ts'
import { unsavedDaysOfAtom } from '#state/unsavedDays.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { errorNames } from './errorNames.ts'
import { isAlike, mergedValues } from './formMerge.ts'
import type { Agreed } from './formMerge.ts'
import { toValues } from './personalDataValues.ts'
import type { PersonalDataValues } from './personalDataValues.ts'
import { unsavedDays } from './unsavedDays.ts'

type Form = UseFormReturn<PersonalDataValues>

/**
 * Brings into the form what changes in the draft from elsewhere, and keeps days the draft cannot hold yet.
 *
 * @param saved the form as the draft had it when it was opened.
 */
export function useArrivals(form: Form, saved: PersonalDataValues) {
  const { travelId, draft, offer } = useBooking()
  const store = useStore()
  const agreed = useRef<Agreed>({ form: saved, draft: saved })
  const asked = useRef(askedOf(draft))
  const isCommitting = useRef(false)

  const takeIn = (committed = agreed.current.form) => {
    const present = store.get(draftAtom(travelId))
    const arrived = toValues(present, offer)
    const typed = form.getValues()
    const merged = mergedValues(typed, arrived, agreed.current)
    agreed.current = { form: mergedValues(committed, arrived, agreed.current), draft: arrived }
    const isChanged = write(form, typed, merged)
    if (isChanged || askedOf(present) !== asked.current) recheck(form)
    asked.current = askedOf(present)
    const unsaved = unsavedDays(merged, arrived)
    if (!isAlike(unsaved, store.get(unsavedDaysOfAtom(travelId)))) store.set(unsavedDaysOfAtom(travelId), unsaved)
  }
  const takeInOthers = useEffectEvent(() => {
    if (!isCommitting.current) takeIn()
  })
  useEffect(() => store.sub(draftAtom(travelId), () => takeInOthers()), [store, travelId])
  /** Carries out what brings these values into the draft. */
  const committing = (settled: PersonalDataValues, act: () => void) => {
    isCommitting.current = true
    act()
    isCommitting.current = false
    takeIn(settled)
  }
  return { committing }
}

/** Whom the form asks for address and contact, and which birthdays it can take, as text. */
function askedOf({ travellers, babies }: BookingDraft): string {
  const people = travellers.map(({ isBillingAddress, sameAddressAsTravellerIndex, ageGroupId }) => [
    isBillingAddress,
    sameAddressAsTravellerIndex,
    ageGroupId,
  ])
  return JSON.stringify([people, babies.length])
}

/** Writes what differs into the fields; tells whether anything did. */
function write(form: Form, typed: PersonalDataValues, merged: PersonalDataValues): boolean {
  const people = Object.entries(merged.people).filter(([key, person]) => !isAlike(person, typed.people[key]))
  for (const [key, person] of people) form.setValue(`people.${key}`, person)
  const isAnswered = !isAlike(merged.answers, typed.answers)
  if (isAnswered) form.setValue('answers', merged.answers)
  const isRemarked = merged.travellerRemarks !== typed.travellerRemarks
  if (isRemarked) form.setValue('travellerRemarks', merged.travellerRemarks)
  return people.length > 0 || isAnswered || isRemarked
}

/** Complaints about what is not asked any more, or was mended from elsewhere, go. */
function recheck(form: Form): void {
  // Read, not listened to: the page of eight people is not drawn again with each error.
  const open = errorNames(form.getErrors()).filter(isFieldName)
  if (open.length > 0) void form.trigger(open)
}

function isFieldName(name: string): name is FieldPath<PersonalDataValues> {
  return /^(?:people|answers|travellerRemarks)\b/.test(name)
}
