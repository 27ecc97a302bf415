import { useEffect, useRef, useState } from 'react'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { PriceLines, type RemovedLine } from './PriceLines.tsx'

const Focusable = chakra('div', { base: { display: 'grid', gap: '2', _focusVisible: { outline: 'none' } } })
const Removed = chakra('div', {
  base: {
    paddingBlockStart: '2',
    paddingInline: '3',
    borderInlineStart: '6px solid',
    borderColor: 'primary',
    background: 'tint',
    fontSize: 'field',
    _print: { display: 'none' },
  },
})

/** Lazy: the commands that remove choices of every kind. */
function loadRemoval() {
  return import('#domain/booking/commands/withRemoval.ts')
}

/** On hover or focus, so that the commands are loaded before the click. */
function preloadRemoval() {
  loadRemoval().catch(() => undefined)
}

/** Price lines that can be removed; the last removal can be undone. */
export function RemovableLines() {
  const { price, change } = useBooking()
  const container = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<RemovedLine | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const remove = async (line: RemovedLine) => {
    setHasFailed(false)
    const { withRemoval } = await loadRemoval()
    change((booking) => withRemoval(booking, line.removal))
    setRemoved(line)
  }
  const undo = async ({ removal }: RemovedLine) => {
    const { withRemovalUndone } = await loadRemoval()
    change((booking) => withRemovalUndone(booking, removal))
    setRemoved(null)
    container.current?.focus()
  }
  const isBack = removed !== null && price.lines.some(({ id }) => id === removed.id)
  return (
    <Focusable ref={container} tabIndex={-1} onPointerEnter={preloadRemoval} onFocus={preloadRemoval}>
      <PriceLines price={price} onRemove={(line) => void remove(line).catch(() => setHasFailed(true))} />
      <div role="status">
        {hasFailed ? <p>{t('summary.removeFailed')}</p> : null}
        {removed === null || isBack ? null : <UndoLine line={removed} onUndo={() => void undo(removed)} />}
      </div>
    </Focusable>
  )
}

function UndoLine({ line: { name }, onUndo }: { readonly line: RemovedLine; readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // Focus restoration: the clicked button is gone with its line, so the undo button takes the focus.
  useEffect(() => button.current?.focus(), [name])
  return (
    <Removed>
      <p>{t('summary.removed', { name })}</p>
      <Button ref={button} look="quiet" onClick={onUndo}>
        {t('summary.removeUndo')}
      </Button>
    </Removed>
  )
}
