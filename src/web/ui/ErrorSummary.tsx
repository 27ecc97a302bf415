import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'
import { t } from '#web/text/fields.ts'
import { chakra } from '#web/theme/chakra.ts'
import { focusById } from './focusById.ts'
import { nextPaint } from './nextPaint.ts'

export interface SummarisedError {
  /** Id of the control or section to focus. */
  readonly id: string
  /** Same text as at the field. */
  readonly text: string
  /** Heading for consecutive errors, such as the person. Null for none. */
  readonly group?: string | null
  /** The page of the control, where it is another one, with the state of its history entry. */
  readonly page?: { readonly path: string; readonly state: unknown } | undefined
}

export interface ErrorSummaryProps {
  /** Current errors; fixed ones leave the list. */
  readonly errors: readonly SummarisedError[]
  /** Number of failed submits: each one moves the focus to the summary, or to the field if there is one error only. */
  readonly attempt: number
  /** Replaces the default title, for a summary shown without a submit. */
  readonly title?: string | undefined
  /** False where an error leaves the list as soon as somebody types, before the field is checked again. */
  readonly isThanking?: boolean
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
    minWidth: 'target',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    paddingBlock: '0.625rem',
    color: 'signal',
    fontWeight: 'medium',
  },
})

/** Error summary with links to the fields. Null without errors before the first failed submit. */
export function ErrorSummary({ errors, attempt, title, isThanking = true }: ErrorSummaryProps) {
  if (errors.length === 0 && attempt === 0) return null
  return (
    <div>
      {errors.length === 0 ? null : <ErrorList errors={errors} attempt={attempt} title={title} />}
      <p role="status">{errors.length === 0 && isThanking ? t('field.errorsMended') : ''}</p>
    </div>
  )
}

function ErrorList({ errors, attempt, title }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const moveFocus = useEffectEvent(() => {
    const [only, ...others] = errors
    if (only === undefined || others.length > 0) box.current?.focus()
    // Waits until the field with its error is rendered.
    else void nextPaint().then(() => focusById(only.id) || box.current?.focus())
  })
  useEffect(() => {
    if (attempt > 0) moveFocus()
  }, [attempt])
  // Only additions are announced: a fixed error must not repeat the others.
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

function ErrorLine({ id, text, page }: SummarisedError) {
  const follow = useLinkClickHandler(page?.path ?? '', { state: page?.state })
  return (
    <li>
      <ErrorLink
        href={page?.path ?? `#${id}`}
        onClick={page === undefined ? (event) => focusOnClick(id, event) : follow}
      >
        {text}
      </ErrorLink>
    </li>
  )
}

interface ErrorGroup {
  readonly group: string | null
  readonly members: readonly SummarisedError[]
}

/** Groups consecutive errors with the same group. */
function groupsOf(errors: readonly SummarisedError[]): readonly ErrorGroup[] {
  return errors.reduce<readonly ErrorGroup[]>((groups, error) => {
    const group = error.group ?? null
    const last = groups.at(-1)
    if (last?.group !== group) return [...groups, { group, members: [error] }]
    return [...groups.slice(0, -1), { group, members: [...last.members, error] }]
  }, [])
}

/** Focuses the field: a fragment link would change the URL and not move the focus. */
function focusOnClick(id: string, event: MouseEvent) {
  if (focusById(id)) event.preventDefault()
}
