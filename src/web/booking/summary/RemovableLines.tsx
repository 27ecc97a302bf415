import { useEffect, useRef, useState } from 'react'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { PriceLines } from './PriceLines.tsx'
import type { RemovedLine } from './PriceLines.tsx'

const Ground = chakra('div', { base: { display: 'grid', gap: '2', _focusVisible: { outline: 'none' } } })
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

/** How every kind of choice is given up: loaded with the first one that is. */
function removing() {
  return import('#domain/booking/commands/withRemoval.ts')
}

/** Who comes near is about to give something up: it is there when they press. */
function prepareRemoving() {
  removing().catch(() => undefined)
}

/** The lines of the price; what is given up here can be taken back here until something else is. */
export function RemovableLines() {
  const { price, change } = useBooking()
  const ground = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<RemovedLine | null>(null)
  const remove = async (line: RemovedLine) => {
    const { withRemoval } = await removing()
    change((draft, offer) => withRemoval(draft, line.removal, offer))
    setRemoved(line)
  }
  const undo = async ({ removal }: RemovedLine) => {
    const { withRemovalUndone } = await removing()
    change((draft, offer) => withRemovalUndone(draft, removal, offer))
    setRemoved(null)
    ground.current?.focus()
  }
  const isBack = removed !== null && price.lines.some(({ id }) => id === removed.id)
  return (
    <Ground ref={ground} tabIndex={-1} onPointerEnter={prepareRemoving} onFocus={prepareRemoving}>
      <PriceLines price={price} onRemove={(line) => void remove(line)} />
      <div role="status">
        {removed === null || isBack ? null : <UndoLine line={removed} onUndo={() => void undo(removed)} />}
      </div>
    </Ground>
  )
}

function UndoLine({ line: { name }, onUndo }: { readonly line: RemovedLine; readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed has gone with its line: the focus goes to the one that brings it back.
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
