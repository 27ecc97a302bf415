import { useEffect, useRef, type RefObject } from 'react'

/** How long the hand must rest before the list follows: shorter than a person notices, longer than between two keys. */
const DEBOUNCE_MS = 90

/** The field; what to call for each key, and with each submit: nothing more is to be sent later. */
type QueryInput = readonly [input: RefObject<HTMLInputElement | null>, onInput: () => void, onSubmit: () => void]

/**
 * The field for free text: the list follows the keys, and the field follows the address when that changes otherwise, by
 * a pill or the Back button.
 */
export function useQueryInput(query: string): QueryInput {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<number | undefined>(undefined)
  // What was asked for, the latest last, from what the list shows on: on a slow device the address may arrive at fewer
  // letters when more have been typed, and these must stay.
  const asked = useRef([query])
  useEffect(() => {
    const isOnItsWay = asked.current.includes(query) && query !== asked.current.at(-1)
    if (isOnItsWay) return
    if (query !== asked.current.at(-1) && input.current !== null) input.current.value = query
    asked.current = [query]
  }, [query])
  useEffect(() => {
    // What was written before the page was taken over is asked for then.
    const field = input.current
    if (field !== null && field.value.trim() !== asked.current.at(-1)) field.form?.requestSubmit()
    return () => window.clearTimeout(timer.current)
  }, [])
  const onInput = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => input.current?.form?.requestSubmit(), DEBOUNCE_MS)
  }
  const onSubmit = () => {
    window.clearTimeout(timer.current)
    asked.current = [...asked.current, input.current?.value.trim() ?? '']
  }
  return [input, onInput, onSubmit]
}
