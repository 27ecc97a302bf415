import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import { withPersonalData } from '#domain/booking/commands/personalData.ts'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { draftAtom } from '#state/booking.ts'
import { unsavedDaysOfAtom } from '#state/unsavedDays.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import type { SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { isAlike } from './formMerge.ts'
import { toPersonalData, toValues } from './personalDataValues.ts'
import type { PersonalDataValues } from './personalDataValues.ts'
import { withUnsavedDays } from './unsavedDays.ts'
import { useArrivals } from './useArrivals.ts'

/** After so long without a key the draft takes over what was typed, so that a reload loses nothing. */
const PAUSE_MS = 400

/** Fields are checked when they are left, by themselves (`useLateComplaint`), and all of them on the way on. */
const WHEN_TO_CHECK = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const

/** What checks the form; on its way once somebody is about to write, for it is wanted when the first field is left. */
export function loadChecks() {
  return import('./personalDataChecking.ts')
}

/**
 * The form about people. What is typed goes over to the draft, valid or not; whom it bills and who shares an address
 * are choices the draft holds, and they decide what the form asks. What changes there comes into the form by itself.
 */
export function usePersonalDataForm() {
  const { travelId, draft, offer, change } = useBooking()
  const store = useStore()
  const [saved] = useState(() => toValues(draft, offer))
  const [defaultValues] = useState(() => withUnsavedDays(saved, store.get(unsavedDaysOfAtom(travelId))))
  const present = () => store.get(draftAtom(travelId))
  const resolver: Resolver<PersonalDataValues> = async (values, context, options) => {
    // Where the checks cannot be had, the step itself tells what is open.
    const checks = await loadChecks().catch(() => null)
    return checks === null
      ? { values, errors: {} }
      : checks.personalDataResolver(present(), offer)(values, context, options)
  }
  const form = useForm<PersonalDataValues>({ defaultValues, resolver, ...WHEN_TO_CHECK, shouldFocusError: false })
  const { committing } = useArrivals(form, saved)

  const commit = () => {
    const values = form.getValues()
    const held = toValues(present(), offer)
    const settled = withoutUnfinishedBirthday(values, held)
    committing(settled, () => {
      // A draft that was deleted elsewhere is not begun anew by a form nobody writes in.
      if (isAlike(settled, held)) return
      change((now, current) => withPersonalData(now, toPersonalData(settled, now, current), current))
    })
    if (store.get(birthdayChangesAtom(travelId)).some(({ isTakenBack }) => !isTakenBack)) void takeBack(settled)
  }
  /** What a confirmed birthday has changed goes back with it once it is corrected. */
  const takeBack = async (values: PersonalDataValues) => {
    const taking = await import('./takeBirthdaysBack.ts').catch(() => null)
    const { travellers } = toPersonalData(values, present(), offer)
    // Without it the right birthday is asked about like any other.
    if (taking?.takeBirthdaysBack(store, { travelId, travellers }) === true) commit()
  }
  useCommitWhileTyping(form.subscribe, commit)

  const findErrors = async () => {
    commit()
    return new Promise<readonly SummarisedError[]>((resolve) => {
      void form.handleSubmit(
        () => resolve([]),
        async (errors) => {
          const { summarisedErrors } = await loadChecks()
          resolve(summarisedErrors(errors, present(), offer))
        },
      )()
    })
  }
  return { form, commit, findErrors }
}

type Subscribe = ReturnType<typeof useForm<PersonalDataValues>>['subscribe']

/** Commits after a pause in typing, when the step is left, and when the page goes away. */
function useCommitWhileTyping(subscribe: Subscribe, commit: () => void): void {
  const commitNow = useEffectEvent(commit)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => commitNow()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(leave, PAUSE_MS)
      },
    })
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [subscribe])
}

/** A year in full, at the end of what was typed. */
const FULL_YEAR = /(?:^|\D)\d{4}$|^\d{8}$/

/**
 * A birthday with a short year counts once its field is left: on the way to 1960, the 19 already reads as 2019, and a
 * child takes other rooms and prices.
 */
function withoutUnfinishedBirthday(values: PersonalDataValues, before: PersonalDataValues): PersonalDataValues {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement) || FULL_YEAR.test(focused.value.trim())) return values
  const [, key = ''] = /^people\.(\w+)\.birthday$/.exec(focused.name) ?? []
  const person = values.people[key]
  if (person === undefined) return values
  const birthday = before.people[key]?.birthday ?? ''
  return { ...values, people: { ...values.people, [key]: { ...person, birthday } } }
}
