import { useId, type MouseEvent, type ReactNode } from 'react'
import { useFormContext, useFormState, type FieldPath } from 'react-hook-form'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { errorNames } from './errorNames.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

export interface PersonPanelProps {
  /** The person of a panel in an accordion, its initial state, and whether its fields are complete; null without accordion. */
  readonly accordion: { readonly person: string; readonly isOpenAtFirst: boolean; readonly isDone: boolean } | null
}

interface Props extends PersonPanelProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

const panel = {
  border: '1px solid',
  borderColor: 'hairline',
  background: 'panel',
  isolation: 'isolate',
  scrollMarginBlockStart: '4px',
} as const
const Open = chakra('section', {
  base: {
    ...panel,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    paddingBlock: { base: '4', md: '5' },
    paddingInline: { base: 'min({spacing.4}, 5vw)', md: '5' },
  },
})
const Accordion = chakra('details', { base: { ...panel, '&[open] > summary > span::after': { content: '"–"' } } })
const Head = chakra('summary', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'target',
    paddingBlock: { base: '4', md: '5' },
    paddingInline: { base: 'min({spacing.4}, 5vw)', md: '5' },
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
  },
})
const Title = chakra('h2', { base: { fontSize: 'heading' } })
const State = chakra('span', {
  base: {
    display: 'flex',
    flexGrow: '1',
    justifyContent: 'flex-end',
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

/** Panel with the fields of one person; with many people an accordion panel. */
export function PersonPanel({ title, lead, accordion, children }: Props) {
  const titleId = useId()
  const heading = <Title id={titleId}>{title}</Title>
  const leading = lead === undefined ? null : <Lead>{lead}</Lead>
  if (accordion === null)
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
    <AccordionPanel heading={heading} accordion={accordion}>
      {leading}
      {children}
    </AccordionPanel>
  )
}

interface AccordionProps {
  readonly heading: ReactNode
  readonly accordion: NonNullable<PersonPanelProps['accordion']>
  readonly children: ReactNode
}

/** `<details>` elements of one name form an accordion. Fields in closed panels stay part of the form. */
function AccordionPanel({ heading, accordion: { person, isOpenAtFirst, isDone }, children }: AccordionProps) {
  const { trigger } = useFormContext<PersonalDataValues>()
  /** Empty fields can wait; what is wrong is told here and now, before the panel closes over it. */
  const goOn = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest('details')
    if (panel !== null && (await trigger(filledFields(panel), { shouldFocus: true }))) openNext(panel)
  }
  return (
    <Accordion
      name="personen"
      data-person
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => keepInView(currentTarget)}
    >
      <Head>
        {heading}
        <State>{isDone ? t('personal.panel.done') : <OpenState person={person} />}</State>
      </Head>
      <Body>
        {children}
        <div>
          <Button onClick={(event) => void goOn(event)}>{t('personal.panel.next')}</Button>
        </div>
      </Body>
    </Accordion>
  )
}

/** Whether something the visitor has typed is wrong, or something is still missing. */
function OpenState({ person }: { readonly person: string }) {
  const { control, getValues } = useFormContext<PersonalDataValues>()
  const { errors } = useFormState({ control, name: `people.${person}` })
  const isWrong = (name: string) => {
    const value: unknown = isFieldOfPerson(name) && name.startsWith(`people.${person}.`) ? getValues(name) : ''
    return value !== ''
  }
  return <span>{errorNames(errors).some(isWrong) ? t('personal.panel.wrong') : t('personal.panel.open')}</span>
}

/** A panel that closes above may move the opened one out of the viewport. One opened for a field is scrolled to the field. */
function keepInView(panel: HTMLDetailsElement): void {
  const isAtField = document.activeElement?.closest('details, summary') === panel
  if (panel.open && !isAtField && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' })
}

/** The names of the fields of a panel in which something is typed. */
function filledFields(panel: HTMLDetailsElement): FieldPath<PersonalDataValues>[] {
  return [...panel.querySelectorAll('input')].flatMap(({ name, value }) =>
    isFieldOfPerson(name) && value !== '' ? [name] : [],
  )
}

function isFieldOfPerson(name: string): name is FieldPath<PersonalDataValues> & `people.${string}` {
  return name.startsWith('people.')
}

/** Opens and focuses the next person's panel; after the last one focuses the following section. */
function openNext(own: HTMLDetailsElement): void {
  const next = own.nextElementSibling ?? own.parentElement?.nextElementSibling ?? null
  own.open = false
  if (next instanceof HTMLDetailsElement) next.open = true
  const target = next instanceof HTMLDetailsElement ? next.querySelector('summary') : next
  next?.scrollIntoView({ block: 'start' })
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
