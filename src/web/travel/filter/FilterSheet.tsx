import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { t } from '#web/text/list.ts'
import styles from './TravelFilterForm.module.css'

interface Props {
  readonly sheet: RefObject<HTMLDivElement | null>
  /** Number of chosen values. */
  readonly chosen: number
  readonly children: ReactNode
}

const SHEET = 'filter'

/** Content of the filter bar; on phones a popover over the list, which works without script. */
export function FilterSheet({ sheet, chosen, children }: Props) {
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={SHEET}>
        {t('list.filters')} {chosen === 0 ? null : <span className={styles.chosenCount}>{chosen}</span>}
      </button>
      {/* Focusable: a click on its text would otherwise focus the page behind and close it. */}
      <div ref={sheet} id={SHEET} className={styles.sheet} popover="auto" tabIndex={-1}>
        <div className={styles.sheetHead}>
          <h2 className={styles.sheetTitle}>{t('list.filters')}</h2>
          <button className={styles.closer} type="button" popoverTarget={SHEET} popoverTargetAction="hide">
            {t('site.close')}
          </button>
        </div>
        {children}
      </div>
    </>
  )
}

/** Closes the sheet. Safari 16 knows no popovers: there the filters stand above the list, which is scrolled to. */
export function showList(sheet: HTMLElement | null): void {
  if (sheet === null) return
  if (hasPopovers()) sheet.hidePopover()
  else sheet.closest('form')?.nextElementSibling?.scrollIntoView()
}

function hasPopovers(): boolean {
  return 'hidePopover' in HTMLElement.prototype
}

/** Closes the sheet when the focus leaves it, so that it does not cover the focused element. */
export function useSheet(): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sheet.current
    const closeOnBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget) === false && hasPopovers())
        element.hidePopover()
    }
    element?.addEventListener('focusout', closeOnBlur)
    return () => element?.removeEventListener('focusout', closeOnBlur)
  }, [])
  return sheet
}
