import { useEffect, useRef, type RefObject } from 'react'

/** Longer than between two keystrokes, shorter than a noticeable delay. */
const DEBOUNCE_MS = 90

/** Ref of the field, and handlers for its input and for each submit of its form, which cancels the pending one. */
type QueryInput = readonly [input: RefObject<HTMLInputElement | null>, onInput: () => void, onSubmit: () => void]

/**
 * The free text field: its form is submitted debounced while typing, and its value follows the URL when that changes
 * otherwise, by a pill or the Back button.
 */
export function useQueryInput(query: string): QueryInput {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<number | undefined>(undefined)
  // Queries submitted since the one the list shows, the latest last: on a slow device the URL may change to an earlier
  // query when more has been typed, which must stay.
  const submitted = useRef([query])
  useEffect(() => {
    const isOutdated = submitted.current.includes(query) && query !== submitted.current.at(-1)
    if (isOutdated) return
    if (query !== submitted.current.at(-1) && input.current !== null) input.current.value = query
    submitted.current = [query]
  }, [query])
  useEffect(() => {
    // Submits text typed before hydration.
    const field = input.current
    if (field !== null && field.value.trim() !== submitted.current.at(-1)) field.form?.requestSubmit()
    return () => window.clearTimeout(timer.current)
  }, [])
  const onInput = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => input.current?.form?.requestSubmit(), DEBOUNCE_MS)
  }
  const onSubmit = () => {
    window.clearTimeout(timer.current)
    submitted.current = [...submitted.current, input.current?.value.trim() ?? '']
  }
  return [input, onInput, onSubmit]
}
