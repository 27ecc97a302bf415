import { dequal } from 'dequal/lite'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import { unsavedDaysOfAtom } from '#state/unsavedDays.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { errorNames } from './errorNames.ts'
import { mergedValues, type MergeBase } from './formMerge.ts'
import { toValues, type PersonalDataValues } from './personalDataValues.ts'
import { unsavedDays } from './unsavedDays.ts'

type Form = UseFormReturn<PersonalDataValues>

/**
 * Merges external updates of the draft into the form, and stores dates that the draft cannot hold yet.
 *
 * @param saved form values of the draft on mount.
 */
export function useExternalUpdates(form: Form, saved: PersonalDataValues) {
  const { travelId, booking, draft, bookingNow } = useBooking()
  const store = useStore()
  const base = useRef<MergeBase>({ form: saved, draft: saved })
  const ruleKey = useRef(ruleKeyOf(draft))

  const merge = (committed = base.current.form) => {
    const present = bookingNow()
    const incoming = toValues(present)
    const typed = form.getValues()
    const merged = mergedValues(typed, incoming, base.current)
    base.current = { form: mergedValues(committed, incoming, base.current), draft: incoming }
    const isChanged = setFields(form, typed, merged)
    if (isChanged || ruleKeyOf(present.draft) !== ruleKey.current) revalidate(form)
    ruleKey.current = ruleKeyOf(present.draft)
    const unsaved = unsavedDays(merged, incoming)
    if (!dequal(unsaved, store.get(unsavedDaysOfAtom(travelId)))) store.set(unsavedDaysOfAtom(travelId), unsaved)
  }
  const mergeExternal = useEffectEvent(() => merge())
  useEffect(() => mergeExternal(), [booking])
  /** Runs a change of the draft that commits these values. */
  const commitWith = (values: PersonalDataValues, run: () => void) => {
    run()
    merge(values)
  }
  return { commitWith }
}

/** Key of the validation rules, which depend on billing, shared addresses and age groups. */
function ruleKeyOf({ travellers, babies }: Decisions): string {
  const people = travellers.map(({ isBillingAddress, sameAddressAsTravellerIndex, ageGroupId }) => [
    isBillingAddress,
    sameAddressAsTravellerIndex,
    ageGroupId,
  ])
  return JSON.stringify([people, babies.length])
}

/** Sets the fields that differ; returns whether any did. */
function setFields(form: Form, typed: PersonalDataValues, merged: PersonalDataValues): boolean {
  const people = Object.entries(merged.people).filter(([key, person]) => !dequal(person, typed.people[key]))
  for (const [key, person] of people) form.setValue(`people.${key}`, person)
  const isAnswered = !dequal(merged.answers, typed.answers)
  if (isAnswered) form.setValue('answers', merged.answers)
  const isRemarked = merged.travellerRemarks !== typed.travellerRemarks
  if (isRemarked) form.setValue('travellerRemarks', merged.travellerRemarks)
  return people.length > 0 || isAnswered || isRemarked
}

/** Validates the fields with errors again: a rule or value may have changed. */
function revalidate(form: Form): void {
  // Read without a subscription, so that errors do not re-render the whole form.
  const open = errorNames(form.getErrors()).filter(isFieldName)
  if (open.length > 0) void form.trigger(open)
}

function isFieldName(name: string): name is FieldPath<PersonalDataValues> {
  return /^(?:people|answers|travellerRemarks)\b/.test(name)
}
