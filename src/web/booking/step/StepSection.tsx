import { createContext, useContext, useId, type ReactNode } from 'react'
import type { IssueKey } from '#domain/booking/people/issues.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  readonly title: string
  /** A sentence under the heading, or what the operator says there. */
  readonly lead?: ReactNode
  /** The issue this section settles: the error summary leads here. */
  readonly issue?: IssueKey
  /** Where the section lies below what is seen first, from the top down (`withDeferredLayout`). */
  readonly below?: 1 | 2 | 3
  /** Whether it is filled in, like a form on paper. */
  readonly isPanel?: boolean
  readonly children: ReactNode
}

const Ground = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    // Painted apart from the others: what changes in one section is no reason to paint a long step anew.
    isolation: 'isolate',
  },
  // A form stands on one ground, not each of its fields on a strip of its own.
  variants: {
    isPanel: {
      true: { padding: { base: '4', md: '5' }, border: '1px solid', borderColor: 'hairline', background: 'panel' },
    },
  },
})
const Title = chakra('h2', { base: { fontSize: 'heading' } })
const Lead = chakra('div', { base: { color: 'muted', maxWidth: 'column' } })

const Open = chakra('p', { base: { color: 'signal', fontWeight: 'medium' } })

/** What the last try to go on has found open, by issue: each section says its own beside the list on top. */
export const OpenIssuesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** What is open in a section, in words beside its heading; nothing before it was found. */
function OpenIssue({ issue }: { readonly issue: IssueKey | undefined }) {
  const text = useContext(OpenIssuesContext).get(issue ?? '')
  return text === undefined ? null : <Open>{text}</Open>
}

/** One question of a step: heading, a sentence, and the choices. */
export function StepSection({ title, lead, issue, below, isPanel = false, children }: Props) {
  const titleId = useId()
  return (
    <Ground
      id={issue}
      tabIndex={issue === undefined ? undefined : -1}
      aria-labelledby={titleId}
      data-below={below}
      isPanel={isPanel}
    >
      <div>
        <Title id={titleId}>{title}</Title>
        {lead === undefined ? null : <Lead>{lead}</Lead>}
        <OpenIssue issue={issue} />
      </div>
      {children}
    </Ground>
  )
}

/** A place inside a section that the error summary can lead into, where a section settles more than one issue. */
export function IssueTarget({ issue, children }: { readonly issue: IssueKey; readonly children: ReactNode }) {
  return (
    <Ground as="div" id={issue} tabIndex={-1} data-leads-in="">
      <OpenIssue issue={issue} />
      {children}
    </Ground>
  )
}
