import { yupResolver } from '@hookform/resolvers/yup'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import { withPersonalData } from '#domain/booking/personalData.ts'
import { draftAtom } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { useRevocableChange } from '#web/booking/useRevocableChange.ts'
import type { SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { summarisedErrors } from './formErrors.ts'
import { personalDataShape } from './personalDataShape.ts'
import { toPersonalData, toValues } from './personalDataValues.ts'
import type { PersonalDataValues } from './personalDataValues.ts'
import { keepUnsavedDays, withUnsavedDays } from './unsavedDays.ts'

/** After so long without a key the draft takes over what was typed, so that a reload loses nothing. */
const PAUSE_MS = 400

/** Fields are checked when they are left, by themselves (`useLateComplaint`), and all of them on the way on. */
const WHEN_TO_CHECK = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const

/**
 * The form about people. What is typed goes over to the draft, valid or not; whom it bills and who shares an address
 * are choices the draft holds, and they decide what the form asks.
 */
export function usePersonalDataForm() {
  const { travelId, draft, offer } = useBooking()
  const store = useStore()
  const { loss, changeRevocably } = useRevocableChange()
  const [defaultValues] = useState(() => withUnsavedDays(travelId, toValues(draft, offer)))
  const present = () => store.get(draftAtom(travelId))
  const resolver: Resolver<PersonalDataValues> = (values, context, options) =>
    yupResolver(personalDataShape(present(), offer))(values, context, options)
  const form = useForm<PersonalDataValues>({ defaultValues, resolver, ...WHEN_TO_CHECK, shouldFocusError: false })

  const commit = () => {
    const values = form.getValues()
    changeRevocably((now, current) => {
      const settled = withoutUnfinishedBirthday(values, toValues(now, current))
      return withPersonalData(now, toPersonalData(settled, now, current), current)
    })
    keepUnsavedDays(travelId, values, toValues(present(), offer))
  }
  useCommitWhileTyping(form.subscribe, commit)

  /** Takes over birthdays, addresses and contacts that a change of the draft has brought about. */
  const refresh = () => {
    const { people } = toValues(present(), offer)
    for (const [key, { birthday, email, phone, address, addressAddition, zip, city, country }] of Object.entries(people)) {
      const person = form.getValues(`people.${key}`)
      form.setValue(`people.${key}`, { ...person, birthday, email, phone, address, addressAddition, zip, city, country })
    }
  }
  const undo = () => {
    loss.undo()
    refresh()
    commit()
  }
  const findErrors = async () => {
    commit()
    return new Promise<readonly SummarisedError[]>((resolve) => {
      void form.handleSubmit(
        () => resolve([]),
        (errors) => resolve(summarisedErrors(errors, present(), offer)),
      )()
    })
  }
  return { form, commit, refresh, findErrors, loss: { ...loss, undo } }
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
