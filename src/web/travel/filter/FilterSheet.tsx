import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { t } from '#web/text/list.ts'
import styles from './TravelFilterForm.module.css'

interface Props {
  readonly sheet: RefObject<HTMLDivElement | null>
  /** How many values are chosen in it. */
  readonly chosen: number
  readonly children: ReactNode
}

const SHEET = 'filter'

/** On wide screens its content stands in the bar; on phones it opens as a sheet over the list, without script too. */
export function FilterSheet({ sheet, chosen, children }: Props) {
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={SHEET}>
        {t('list.filters')} {chosen === 0 ? null : <span className={styles.chosenCount}>{chosen}</span>}
      </button>
      {/* It takes the focus of a press on its words: else that would go to the page behind, and close it. */}
      <div ref={sheet} id={SHEET} className={styles.sheet} popover="auto" tabIndex={-1}>
        <div className={styles.sheetHead}>
          <h2 className={styles.sheetTitle}>{t('list.filters')}</h2>
          <button className={styles.closer} type="button" popoverTarget={SHEET} popoverTargetAction="hide">
            {t('field.close')}
          </button>
        </div>
        {children}
      </div>
    </>
  )
}

/** The sheet closes behind whoever tabs past its end and goes on in the page: it must not lie over what has the focus. */
export function useSheet(): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sheet.current
    const closeBehind = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget) === false) element.hidePopover()
    }
    element?.addEventListener('focusout', closeBehind)
    return () => element?.removeEventListener('focusout', closeBehind)
  }, [])
  return sheet
}
