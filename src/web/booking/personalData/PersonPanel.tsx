import { useId, type MouseEvent, type ReactNode } from 'react'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'

export interface PersonPanelProps {
  /** Of people one at a time: whether this one is open to begin with, and complete; null where all lie open. */
  readonly fold: { readonly isOpenAtFirst: boolean; readonly isDone: boolean } | null
}

interface Props extends PersonPanelProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

const look = {
  border: '1px solid',
  borderColor: 'hairline',
  background: 'panel',
  isolation: 'isolate',
  scrollMarginBlockStart: '4',
} as const
const Open = chakra('section', {
  base: { ...look, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', padding: { base: '4', md: '5' } },
})
const Folded = chakra('details', { base: { ...look, '&[open] > summary > span::after': { content: '"–"' } } })
const Head = chakra('summary', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'target',
    padding: { base: '4', md: '5' },
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
  },
})
const Title = chakra('h2', { base: { fontSize: 'heading' } })
const State = chakra('span', {
  base: {
    color: 'muted',
    '&::after': { content: '"+"', display: 'inline-block', width: '1.5em', fontWeight: 'bold', textAlign: 'end' },
  },
})
const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    paddingInline: { base: '4', md: '5' },
    paddingBlockEnd: '5',
  },
})
const Lead = chakra('p', { base: { color: 'muted' } })

/** Everything about one person on a ground of its own; of many people one at a time. */
export function PersonPanel({ title, lead, fold, children }: Props) {
  const titleId = useId()
  const heading = <Title id={titleId}>{title}</Title>
  const leading = lead === undefined ? null : <Lead>{lead}</Lead>
  if (fold === null)
    return (
      <Open aria-labelledby={titleId} data-person>
        <div>
          {heading}
          {leading}
        </div>
        {children}
      </Open>
    )
  return (
    <FoldedPanel heading={heading} fold={fold}>
      {leading}
      {children}
    </FoldedPanel>
  )
}

interface FoldedProps {
  readonly heading: ReactNode
  readonly fold: NonNullable<PersonPanelProps['fold']>
  readonly children: ReactNode
}

/** Panels of one name: the browser closes the others when one is opened. Closed ones stay part of the form. */
function FoldedPanel({ heading, fold: { isOpenAtFirst, isDone }, children }: FoldedProps) {
  return (
    <Folded
      name="personen"
      data-person
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => keepInSight(currentTarget)}
    >
      <Head>
        {heading}
        <State>{isDone ? t('personal.panel.done') : t('personal.panel.open')}</State>
      </Head>
      <Body>
        {children}
        <div>
          <Button onClick={openNext}>{t('personal.panel.next')}</Button>
        </div>
      </Body>
    </Folded>
  )
}

/** What closes above an opened panel may take it out of sight. */
function keepInSight(panel: HTMLDetailsElement): void {
  if (panel.open && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' })
}

/** Goes on to the panel of the next person; behind the last one to what follows. */
function openNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const own = currentTarget.closest('details')
  if (own === null) return
  const next = own.nextElementSibling ?? own.parentElement?.nextElementSibling ?? null
  own.open = false
  if (next instanceof HTMLDetailsElement) next.open = true
  const goal = next instanceof HTMLDetailsElement ? next.querySelector('summary') : next
  next?.scrollIntoView({ block: 'start' })
  if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
}
