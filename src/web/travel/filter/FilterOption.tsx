import { useEffect, useRef, type RefObject } from 'react'
import { toJoinable, type FilterName } from '#domain/travels/filter.ts'
import { t } from '#web/text/list.ts'
import styles from './TravelFilterForm.module.css'

interface Props {
  readonly name: FilterName
  readonly option: { readonly label: string; readonly value: string; readonly itemCount: number }
  readonly isChosen: boolean
}

/**
 * A value to filter by, with the number of travels behind it; what would find nothing is closed. The box is the
 * browser's: it answers the press at once, and two quick presses are both in what is asked.
 */
export function FilterOption({ name, option: { label, value, itemCount }, isChosen }: Props) {
  const box = useSyncedCheckbox(isChosen)
  const isClosed = itemCount === 0 && !isChosen
  return (
    <label className={isClosed ? styles.closedOption : styles.option}>
      <input
        ref={box}
        className={styles.box}
        type="checkbox"
        name={name}
        value={toJoinable(value)}
        defaultChecked={isChosen}
        disabled={isClosed}
        onChange={submitOnChange}
      />
      <span className={styles.optionLabel}>{label}</span>
      <span className={styles.optionCount}>
        <span aria-hidden>{itemCount}</span>
        <span className="sr-only">{t('list.optionCount', { count: itemCount })}</span>
      </span>
    </label>
  )
}

/** The box follows what is chosen. A tick from before the page was taken over is not lost: it is asked for then. */
function useSyncedCheckbox(isChosen: boolean): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const element = box.current
    const isEarly = isFirst.current && element?.checked !== isChosen
    isFirst.current = false
    if (element === null) return
    if (isEarly) element.form?.requestSubmit()
    else element.checked = isChosen
  }, [isChosen])
  return box
}

/** With script a tick takes effect at once; without, the button of the form does it. */
function submitOnChange({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
  currentTarget.form?.requestSubmit()
}
