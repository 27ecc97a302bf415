import { createContext, useContext, useId, type ReactNode } from 'react'
import type { IssueKey } from '#domain/booking/people/issues.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  readonly title: string
  /** A sentence under the heading, or a text of the operator. */
  readonly lead?: ReactNode
  /** The issue that this section resolves: the error summary links here. */
  readonly issue?: IssueKey
  /** Order among the sections below the fold (`withPartsBelow`). */
  readonly below?: 1 | 2 | 3
  /** Whether it is a form, drawn on a background of its own. */
  readonly isPanel?: boolean
  readonly children: ReactNode
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    // A stacking context: a change in one section does not repaint the whole step.
    isolation: 'isolate',
    // Rows to choose ask for its width.
    containerType: 'inline-size',
    // A block: in a grid that is cut by the end of a sheet, the heading stays alone and rows are printed over others.
    _print: { display: 'block', '& > * + *': { marginBlockStart: '3' } },
  },
  // One background for the whole form rather than a strip for each field.
  variants: {
    isPanel: {
      true: {
        paddingBlock: { base: '4', md: '5' },
        paddingInline: { base: 'min({spacing.4}, 5vw)', md: '5' },
        border: '1px solid',
        borderColor: 'hairline',
        background: 'panel',
      },
    },
  },
})
const Title = chakra('h2', { base: { fontSize: 'heading' } })
const Lead = chakra('div', { base: { color: 'muted', maxWidth: 'column' } })

const Open = chakra('p', { base: { color: 'signal', fontWeight: 'medium' } })

/** Open issues found by the last attempt to leave the step, by key: each section shows its own. */
export const OpenIssuesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** The open issue of a section, under its heading; nothing before validation. */
function OpenIssue({ issue }: { readonly issue: IssueKey | undefined }) {
  const text = useContext(OpenIssuesContext).get(issue ?? '')
  return text === undefined ? null : <Open>{text}</Open>
}

/** One section of a step: heading, lead and content. */
export function StepSection({ title, lead, issue, below, isPanel = false, children }: Props) {
  const titleId = useId()
  return (
    <Section
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
    </Section>
  )
}

/** Target of an error summary link inside a section that resolves several issues. */
export function IssueTarget({ issue, children }: { readonly issue: IssueKey; readonly children: ReactNode }) {
  return (
    <Section as="div" id={issue} tabIndex={-1} data-leads-in="">
      <OpenIssue issue={issue} />
      {children}
    </Section>
  )
}
