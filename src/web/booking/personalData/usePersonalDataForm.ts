import { dequal } from 'dequal/lite'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { withPersonalData } from '#domain/booking/commands/personalData.ts'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { unsavedDaysOfAtom } from '#state/unsavedDays.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import type { SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { toPersonalData, toValues, type PersonalDataValues } from './personalDataValues.ts'
import { withUnsavedDays } from './unsavedDays.ts'
import { useExternalUpdates } from './useExternalUpdates.ts'

/** Debounce of the commit to the draft while typing, so that a reload loses nothing. */
const DEBOUNCE_MS = 400

/** Fields are validated on blur by `useValidationOnBlur`, and all of them on the attempt to leave the step. */
const VALIDATION_MODE = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const

/** Lazy validation; preloaded at the first focus, because the first blur needs it. */
export function loadValidation() {
  return import('./personalDataChecking.ts')
}

/**
 * The form of step 2. Input is committed to the draft, valid or not. Billing contact and shared addresses are part of the
 * draft and decide which fields are required. External updates of the draft are merged into the form.
 */
export function usePersonalDataForm() {
  const { booking, travelId, bookingNow, change } = useBooking()
  const store = useStore()
  const [saved] = useState(() => toValues(booking))
  const [defaultValues] = useState(() => withUnsavedDays(saved, store.get(unsavedDaysOfAtom(travelId))))
  const resolver: Resolver<PersonalDataValues> = async (values, context, options) => {
    // If validation cannot be loaded, the step still reports the issues of the draft.
    const validation = await loadValidation().catch(() => null)
    return validation === null
      ? { values, errors: {} }
      : validation.personalDataResolver(bookingNow())(values, context, options)
  }
  const form = useForm<PersonalDataValues>({ defaultValues, resolver, ...VALIDATION_MODE, shouldFocusError: false })
  const { commitWith } = useExternalUpdates(form, saved)

  const commit = () => {
    const values = form.getValues()
    const draftValues = toValues(bookingNow())
    const committed = withoutUnfinishedBirthday(values, draftValues)
    commitWith(committed, () => {
      // An unchanged form must not recreate a draft that was deleted in another window.
      if (dequal(committed, draftValues)) return
      change((booking) => withPersonalData(booking, toPersonalData(committed, booking)))
    })
    if (store.get(birthdayChangesAtom(travelId)).some(({ isUndone }) => !isUndone)) void undoCorrected(committed)
  }
  /** Undoes the consequences of a confirmed birthday once it is corrected. */
  const undoCorrected = async (values: PersonalDataValues) => {
    const undoing = await import('./undoCorrectedBirthdays.ts').catch(() => null)
    const { travellers } = toPersonalData(values, bookingNow())
    // If loading fails, the corrected birthday has to be confirmed like any other.
    if (undoing?.undoCorrectedBirthdays(store, { travelId, travellers, bookingNow, change }) === true) commit()
  }
  useCommitWhileTyping(form.subscribe, commit)

  const findErrors = async (): Promise<readonly SummarisedError[]> => {
    commit()
    let found: readonly SummarisedError[] = []
    const onInvalid = async (errors: FieldErrors<PersonalDataValues>) => {
      found = (await loadValidation()).summarisedErrors(errors, bookingNow())
    }
    await form.handleSubmit(() => undefined, onInvalid)()
    return found
  }
  return { form, commit, findErrors }
}

type Subscribe = ReturnType<typeof useForm<PersonalDataValues>>['subscribe']

/** Commits after a pause in typing, on unmount and on pagehide. */
function useCommitWhileTyping(subscribe: Subscribe, commit: () => void): void {
  const commitNow = useEffectEvent(commit)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const commitLatest = () => commitNow()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(commitLatest, DEBOUNCE_MS)
      },
    })
    window.addEventListener('pagehide', commitLatest)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', commitLatest)
      commitLatest()
    }
  }, [subscribe])
}

/** A four-digit year at the end of the text. */
const FULL_YEAR = /(?:^|\D)\d{4}$|^\d{8}$/

/**
 * Keeps the previous birthday while its field has the focus and the year is incomplete: on the way to 1960, «19» already
 * parses as 2019, and a child changes rooms and prices.
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
