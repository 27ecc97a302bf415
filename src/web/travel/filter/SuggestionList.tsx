import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useClient } from 'urql'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/suggest.ts'
import styles from './SuggestionList.module.css'
import { suggestionsFor, type Suggestion } from './suggestions.ts'

interface Props {
  /** The search field; it keeps the focus. */
  readonly input: RefObject<HTMLInputElement | null>
}

const DEBOUNCE_MS = 120

/** Height of three options in CSS pixels; with less below the field, the list opens above it. */
const MIN_HEIGHT = 176

const KINDS = ['travels', 'places', 'months', 'pages'] as const

/** Suggestions for a search field, by the combobox pattern of WAI-ARIA. */
export function SuggestionList({ input }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const [suggestions, hide] = useSuggestions(input)
  const [active, setActive] = useActiveOption(suggestions)
  const isOpen = suggestions.length > 0
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && list.current !== null) fitIntoViewport(list.current)
  }, [isOpen])
  const choose = ({ path }: Suggestion) => {
    hide()
    void navigate(path)
  }
  useComboboxRole(input, { listId: id, activeId: active === null ? null : `${id}${active}`, isOpen })
  useEffect(() => {
    const field = input.current
    const onKeyDown = (event: KeyboardEvent) => {
      const chosen = active === null ? undefined : suggestions[active]
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      // Escape would clear a search field, also while suggestions are loading.
      const isHandled =
        event.key === 'Escape' || (isOpen && (step !== 0 || (event.key === 'Enter' && chosen !== undefined)))
      if (!isHandled || event.isComposing) return
      event.preventDefault()
      // The list alone is closed, not a menu that it opens in.
      if (event.key === 'Escape' && isOpen) event.stopPropagation()
      if (step !== 0) setActive(nextIndex(active, step, suggestions.length))
      else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
      else hide()
    }
    field?.addEventListener('keydown', onKeyDown)
    return () => field?.removeEventListener('keydown', onKeyDown)
  })
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {isOpen ? t('suggest.count', { count: suggestions.length }) : ''}
      </p>
      {/* A mouse press must not take the focus from the field, which keeps it (`aria-activedescendant`). */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={t('suggest.list')}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {KINDS.filter((kind) => suggestions.some((suggestion) => suggestion.kind === kind)).map((kind) => (
          <div key={kind} role="group" aria-label={t(`suggest.${kind}`)}>
            <p className={styles.kind} aria-hidden>
              {t(`suggest.${kind}`)}
            </p>
            {suggestions.map((suggestion, index) =>
              suggestion.kind === kind ? (
                <Option
                  key={suggestion.path}
                  id={`${id}${index}`}
                  suggestion={suggestion}
                  isActive={index === active}
                  onChoose={choose}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
    </>
  )
}

/**
 * Opens the list where it fits into the viewport, below the field or else above it. Scrolling the page instead would move
 * the button a visitor is about to press.
 */
function fitIntoViewport(list: HTMLElement): void {
  const field = list.offsetParent?.getBoundingClientRect() ?? list.getBoundingClientRect()
  const below = (window.visualViewport?.height ?? window.innerHeight) - field.bottom
  const isAbove = below < MIN_HEIGHT && field.top > below
  list.toggleAttribute('data-above', isAbove)
  list.style.setProperty('--space', `${Math.floor(isAbove ? field.top : below)}px`)
}

interface OptionProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isActive: boolean
  readonly onChoose: (suggestion: Suggestion) => void
}

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  return (
    // The field has the focus and handles the keys; options are only clicked.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
    <div id={id} className={styles.option} role="option" aria-selected={isActive} onClick={() => onChoose(suggestion)}>
      <span>{suggestion.label}</span>
      {suggestion.count === null ? null : (
        <span className={styles.count}>{t('suggest.travelCount', { count: suggestion.count })}</span>
      )}
    </div>
  )
}

/** Debounced suggestions for the value of the field, and a callback that hides them until the next input. */
function useSuggestions(input: RefObject<HTMLInputElement | null>): readonly [readonly Suggestion[], hide: () => void] {
  const graph = useClient()
  const { tenant } = useSite()
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const cancel = useRef(() => {})
  useEffect(() => {
    const field = input.current
    let timer: number | undefined
    let latest = 0
    const hide = () => {
      window.clearTimeout(timer)
      latest += 1
      setSuggestions([])
    }
    cancel.current = hide
    const load = async () => {
      const request = (latest += 1)
      const found = await suggestionsFor(graph, tenant, field?.value ?? '')
      // Ignores the response if a later request or a `hide` has followed.
      if (request === latest && document.activeElement === field) setSuggestions(found)
    }
    const schedule = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void load(), DEBOUNCE_MS)
    }
    field?.addEventListener('input', schedule)
    field?.addEventListener('blur', hide)
    field?.form?.addEventListener('submit', onSubmit)
    function onSubmit({ submitter }: SubmitEvent) {
      // Debounced submits of the filter have no submitter; only a click or Enter hides the suggestions.
      if (submitter !== null) hide()
    }
    // Typed while this module was loading.
    if (field !== null && field.value !== field.defaultValue) schedule()
    return () => {
      hide()
      field?.removeEventListener('input', schedule)
      field?.removeEventListener('blur', hide)
      field?.form?.removeEventListener('submit', onSubmit)
    }
  }, [input, graph, tenant])
  return [suggestions, () => cancel.current()]
}

/** Index of the suggestion chosen by arrow keys; null again for new suggestions. */
function useActiveOption(suggestions: readonly Suggestion[]) {
  const [active, setActive] = useState<{ readonly of: readonly Suggestion[]; readonly index: number | null }>({
    of: suggestions,
    index: null,
  })
  return [
    active.of === suggestions ? active.index : null,
    (index: number | null) => setActive({ of: suggestions, index }),
  ] as const
}

/** Before the first and after the last option the field itself is active (null). */
function nextIndex(active: number | null, step: number, count: number): number | null {
  const next = active === null ? (step > 0 ? 0 : count - 1) : active + step
  return next < 0 || next >= count ? null : next
}

interface ComboboxState {
  readonly listId: string
  /** Null while the field itself is active. */
  readonly activeId: string | null
  readonly isOpen: boolean
}

/** Sets the ARIA attributes of a combobox on the field. */
function useComboboxRole(input: RefObject<HTMLInputElement | null>, { listId, activeId, isOpen }: ComboboxState): void {
  useEffect(() => {
    const field = input.current
    if (field === null) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(isOpen))
    if (activeId === null) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', activeId)
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, activeId, isOpen])
}
