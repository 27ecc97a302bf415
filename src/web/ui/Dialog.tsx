import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { t } from '#web/text/site.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from './Button.tsx'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  /** Called on Escape, the close button and a click on the backdrop. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the foot; by default one that closes. */
  readonly actions?: ReactNode
}

const Window = chakra('dialog', {
  base: {
    width: 'min(36rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    padding: '0',
    borderBlockStart: '8px solid',
    borderColor: 'primary',
    background: 'paper',
    _backdrop: { background: 'rgb(12 35 29 / 60%)' },
  },
})
const Inside = chakra('div', { base: { display: 'grid', gap: '5', padding: '5' } })
const Title = chakra('h2', { base: { fontSize: 'heading' } })
const Foot = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'flex-end' } })

/** A modal dialog. The native `dialog` element handles focus, Escape and the inert page. */
export function Dialog({ title, isOpen, onClose, children, actions }: Props) {
  const window = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = window.current
    if (dialog === null || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])
  // Only a dialog that is closed gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = window.current
    return () => dialog?.close()
  }, [])
  return (
    <Window
      ref={window}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen ? (
        <Inside>
          <Title id={titleId}>{title}</Title>
          <div>{children}</div>
          <Foot>{actions ?? <Button onClick={onClose}>{t('site.close')}</Button>}</Foot>
        </Inside>
      ) : null}
    </Window>
  )
}
