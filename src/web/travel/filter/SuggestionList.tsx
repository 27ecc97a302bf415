import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useClient } from 'urql'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/suggest.ts'
import styles from './SuggestionList.module.css'
import { suggestionsFor, type Suggestion } from './suggestions.ts'

interface Props {
  /** The field one types in; it keeps the focus. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** How long the hand must rest before something is suggested. */
const DEBOUNCE_MS = 120

const KINDS = ['travels', 'places', 'months'] as const

/** What is suggested while one types, as the pattern «combobox» of WAI-ARIA has it: by keyboard, mouse and touch. */
export function SuggestionList({ input }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const [suggestions, hide] = useSuggestions(input)
  const [active, setActive] = useActiveOption(suggestions)
  const isOpen = suggestions.length > 0
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The lower part of a list that begins far down would not be seen.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
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
      // Without this Escape takes away what was typed, where suggestions are still on their way.
      const isUsed =
        event.key === 'Escape' || (isOpen && (step !== 0 || (event.key === 'Enter' && chosen !== undefined)))
      if (!isUsed || event.isComposing) return
      event.preventDefault()
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
      {/* A press must not take the focus away from the field, which keeps it and names the option that is meant. */}
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
            {suggestions.map((suggestion, place) =>
              suggestion.kind === kind ? (
                <Option
                  key={suggestion.path}
                  id={`${id}${place}`}
                  suggestion={suggestion}
                  isActive={place === active}
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

interface OptionProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isActive: boolean
  readonly onChoose: (suggestion: Suggestion) => void
}

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  return (
    // The field has the focus and the keys; the option is only pressed.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
    <div id={id} className={styles.option} role="option" aria-selected={isActive} onClick={() => onChoose(suggestion)}>
      <span>{suggestion.label}</span>
      {suggestion.count === null ? null : (
        <span className={styles.count}>{t('suggest.travelCount', { count: suggestion.count })}</span>
      )}
    </div>
  )
}

/** What is suggested for what stands in the field, and how to put it away until something else is typed. */
function useSuggestions(input: RefObject<HTMLInputElement | null>): readonly [readonly Suggestion[], hide: () => void] {
  const graph = useClient()
  const { tenant } = useSite()
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    const field = input.current
    let timer: number | undefined
    let asked = 0
    const hide = () => {
      window.clearTimeout(timer)
      asked += 1
      setSuggestions([])
    }
    const ask = async () => {
      const question = (asked += 1)
      const found = await suggestionsFor(graph, tenant.id, field?.value ?? '')
      // A later question has been asked meanwhile, or none is wanted any more.
      if (question === asked && document.activeElement === field) setSuggestions(found)
    }
    const follow = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void ask(), DEBOUNCE_MS)
    }
    field?.addEventListener('input', follow)
    field?.addEventListener('blur', hide)
    field?.form?.addEventListener('submit', onSubmit)
    function onSubmit({ submitter }: SubmitEvent) {
      // The list follows the keys by submitting too; only a press or Enter is an answer to what is suggested.
      if (submitter !== null) hide()
    }
    // What was typed while this was on its way.
    if (field !== null && field.value !== field.defaultValue) follow()
    return () => {
      hide()
      field?.removeEventListener('input', follow)
      field?.removeEventListener('blur', hide)
      field?.form?.removeEventListener('submit', onSubmit)
    }
  }, [input, graph, tenant.id])
  return [suggestions, () => setSuggestions([])]
}

/** The suggestion the arrow keys have reached; of other suggestions none. */
function useActiveOption(suggestions: readonly Suggestion[]) {
  const [active, setActive] = useState<{ readonly of: readonly Suggestion[]; readonly place: number | null }>({
    of: suggestions,
    place: null,
  })
  return [
    active.of === suggestions ? active.place : null,
    (place: number | null) => setActive({ of: suggestions, place }),
  ] as const
}

/** Past the last one lies the field itself, as before the first. */
function nextIndex(active: number | null, step: number, count: number): number | null {
  const next = active === null ? (step > 0 ? 0 : count - 1) : active + step
  return next < 0 || next >= count ? null : next
}

interface ComboboxState {
  readonly listId: string
  /** Null while the field itself is meant. */
  readonly activeId: string | null
  readonly isOpen: boolean
}

/** The field says of itself what it has become, once there is something to suggest. */
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
