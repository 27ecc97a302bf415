import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { t } from '#web/text/fields.ts'
import { chakra } from '#web/theme/chakra.ts'
import { focusById } from './focusById.ts'
import { nextPaint } from './nextPaint.ts'

export interface SummarisedError {
  /** Id of the control or section to go to. */
  readonly id: string
  /** The same words as at the field. */
  readonly text: string
  /** What several errors have in common, such as the person; they stand under it side by side. Null for none. */
  readonly group?: string | null
}

export interface ErrorSummaryProps {
  /** Those still open: what is mended leaves the list, and the last one with a word. */
  readonly errors: readonly SummarisedError[]
  /** Count of failed submits: each new one moves the focus here, or to the field where there is but one. */
  readonly attempt: number
  /** What the list is about, where nobody has tried to go on. */
  readonly title?: string | undefined
}

const Box = chakra('div', {
  base: { padding: '4', border: '3px solid', borderColor: 'signal', background: 'paper' },
})
const Title = chakra('h2', { base: { fontSize: 'lead', paddingBlockEnd: '2' } })
const Lines = chakra('ul', { base: { paddingInlineStart: '5' } })
const Group = chakra('p', { base: { paddingBlockStart: '2', fontWeight: 'bold' } })
const Members = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', padding: '0', listStyle: 'none' },
})
const ErrorLink = chakra('a', {
  base: {
    display: 'inline-block',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    paddingBlock: '0.625rem',
    color: 'signal',
    fontWeight: 'medium',
  },
})

/** All that is still open, on top of the step, with links to the fields. Draws nothing before a try has failed. */
export function ErrorSummary({ errors, attempt, title }: ErrorSummaryProps) {
  if (errors.length === 0 && attempt === 0) return null
  return (
    <div>
      {errors.length === 0 ? null : <ErrorList errors={errors} attempt={attempt} title={title} />}
      <p role="status">{errors.length === 0 ? t('field.errorsMended') : ''}</p>
    </div>
  )
}

function ErrorList({ errors, attempt, title }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const lead = useEffectEvent(() => {
    const [only, ...others] = errors
    if (only === undefined || others.length > 0) box.current?.focus()
    // What stands at the field is drawn by then.
    else void nextPaint().then(() => focusById(only.id) || box.current?.focus())
  })
  useEffect(() => {
    if (attempt > 0) lead()
  }, [attempt])
  // What leaves the list is no reason to read out the rest again.
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-atomic={false} aria-relevant="additions">
      <Title>{title ?? t('field.errorSummary', { count: errors.length })}</Title>
      <Lines>
        {groupsOf(errors).map(({ group, members }) =>
          group === null ? (
            members.map((error) => <ErrorLine key={`${error.id} ${error.text}`} {...error} />)
          ) : (
            <li key={members[0]?.id}>
              <Group>{group}</Group>
              <Members>
                {members.map((error) => (
                  <ErrorLine key={`${error.id} ${error.text}`} {...error} />
                ))}
              </Members>
            </li>
          ),
        )}
      </Lines>
    </Box>
  )
}

function ErrorLine({ id, text }: SummarisedError) {
  return (
    <li>
      <ErrorLink href={`#${id}`} onClick={(event) => jump(id, event)}>
        {text}
      </ErrorLink>
    </li>
  )
}

interface ErrorGroup {
  readonly group: string | null
  readonly members: readonly SummarisedError[]
}

/** Errors of one group that follow each other, together. */
function groupsOf(errors: readonly SummarisedError[]): readonly ErrorGroup[] {
  return errors.reduce<readonly ErrorGroup[]>((groups, error) => {
    const group = error.group ?? null
    const last = groups.at(-1)
    if (last?.group !== group) return [...groups, { group, members: [error] }]
    return [...groups.slice(0, -1), { group, members: [...last.members, error] }]
  }, [])
}

/** Moves focus to the field itself: a plain fragment link would change the address and leave the focus behind. */
function jump(id: string, event: MouseEvent) {
  if (focusById(id)) event.preventDefault()
}
