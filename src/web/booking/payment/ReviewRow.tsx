import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IssueKey } from '#domain/booking/people/issues.ts'
import { FROM_REVIEW } from '#web/booking/step/locationState.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'

/** Description list of the parts of the booking. */
export const ReviewList = chakra('dl', { base: { borderBlockStart: '1px solid', borderColor: 'hairline' } })

// Part, value and link stand side by side where the section has the room. Unlike a media query a container query grows with
// the letters of the page.
const Row = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@container (min-width: 30rem)': { gridTemplateColumns: '10rem minmax(0, 1fr) auto' },
    paddingBlock: '2',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    breakInside: 'avoid',
  },
})
const Term = chakra('dt', {
  base: { paddingBlock: '2', color: 'muted', gridColumn: '1', '@container (min-width: 30rem)': { gridColumn: 'auto' } },
})
const Value = chakra('dd', {
  base: {
    margin: '0',
    paddingBlock: '0',
    gridColumn: '1 / -1',
    overflowWrap: 'anywhere',
    '@container (min-width: 30rem)': { paddingBlock: '2', gridColumn: 'auto' },
  },
})
const Edit = chakra('dd', {
  base: {
    margin: '0',
    gridColumn: '2',
    gridRow: '1',
    _print: { display: 'none' },
    '@container (min-width: 30rem)': { gridColumn: '3' },
  },
})

interface Props {
  readonly term: string
  /** Path of the step that changes the part. */
  readonly path: string
  /** Section of that step to scroll to. */
  readonly section?: IssueKey
  readonly children: ReactNode
}

/** One part of the booking with a link to its step; the next button of that step returns to the review. */
export function ReviewRow({ term, path, section, children }: Props) {
  const { travelId } = useBooking()
  return (
    <Row>
      <Term>{term}</Term>
      <Value>{children}</Value>
      <Edit>
        <Button asChild look="quiet">
          <Link
            to={{ pathname: stepPath(travelId, path), hash: section ?? '' }}
            state={FROM_REVIEW}
            aria-label={t('payment.review.editPart', { part: term })}
          >
            {t('payment.review.edit')}
          </Link>
        </Button>
      </Edit>
    </Row>
  )
}
