import { useEffect, useRef, type RefObject } from 'react'
import type { FilterName } from '#domain/filterNames.ts'
import { toJoinable } from '#domain/travels/filter.ts'
import { t as cardText } from '#web/text/cards.ts'
import { t } from '#web/text/list.ts'
import styles from './TravelFilterForm.module.css'

interface Props {
  readonly name: FilterName
  readonly option: { readonly label: string; readonly value: string; readonly itemCount: number }
  readonly isChosen: boolean
  /** A hidden option stays in the form: its checkbox counts. */
  readonly isShown: boolean
  /** Indented below the option it is part of. */
  readonly isPart?: boolean
}

/**
 * A filter value with its number of travels; disabled if it would find none. The checkbox is uncontrolled: it responds at
 * once, and two quick clicks are both part of the next request.
 */
export function FilterOption({ name, option: { label, value, itemCount }, isChosen, isShown, isPart = false }: Props) {
  const box = useSyncedCheckbox(isChosen)
  const isClosed = itemCount === 0 && !isChosen
  const look = isClosed ? styles.closedOption : styles.option
  return (
    <label className={isPart ? `${look} ${styles.part}` : look} hidden={!isShown}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={toJoinable(value)}
        defaultChecked={isChosen}
        disabled={isClosed}
        onChange={submitOnChange}
      />
      <span>{label}</span>
      <span className={styles.optionCount}>
        <span aria-hidden={itemCount === 0}>{itemCount}</span>
        <span className="sr-only">
          {itemCount === 0
            ? cardText('list.optionCount', { count: 0 })
            : t('list.countedTravels', { count: itemCount })}
        </span>
      </span>
    </label>
  )
}

/** Keeps the uncontrolled checkbox in step with the filter. A change made before hydration is submitted after it. */
function useSyncedCheckbox(isChosen: boolean): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const element = box.current
    const isBeforeHydration = isFirst.current && element?.checked !== isChosen
    isFirst.current = false
    if (element === null) return
    if (isBeforeHydration) element.form?.requestSubmit()
    else element.checked = isChosen
  }, [isChosen])
  return box
}

/** Submits at once; without script the button of the form does. */
function submitOnChange({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
  currentTarget.form?.requestSubmit()
}
