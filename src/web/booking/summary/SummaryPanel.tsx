import { memo, useCallback, useId, useRef, useState } from 'react'
import { isSent } from '#domain/booking/draft/sent.ts'
import { HandOver } from '#web/booking/handOver/HandOver.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { sentWords } from '#web/booking/sentWords.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'
import { NextInBar } from './NextInBar.tsx'
import { RemovableLines } from './RemovableLines.tsx'
import { SummaryFailure } from './SummaryFailure.tsx'
import { SUMMARY_HINT_ID } from './SummaryHint.tsx'
import { Total } from './Total.tsx'
import { TravelFacts } from './TravelFacts.tsx'
import { usePanelDismiss } from './usePanelDismiss.ts'
import { useSpaceBelow } from './useSpaceBelow.ts'

const Panel = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: { base: 'var(--foot-bar)', lg: 'auto' },
    top: { base: 'auto', lg: '4' },
    zIndex: 'bar',
    display: 'flex',
    flexDirection: 'column',
    // Beside the step it ends above the fold and above the consent banner, so that the total is visible from the start.
    // The fallback of the custom property leaves room for the header. On a phone its end is at the lower edge of the window.
    maxHeight: {
      base: 'clamp(9rem, var(--space-below, 85dvh), 85dvh)',
      lg: 'calc(var(--space-below, calc(100dvh - 12rem)) - var(--consent-height, 0px))',
    },
    marginInline: { base: 'calc(-1 * {spacing.gutter})', lg: '0' },
    borderBlockStart: '4px solid',
    borderColor: 'primary',
    background: 'panel',
    // An edge where the bar overlays the page.
    boxShadow: { base: '0 -1px 0 {colors.hairline}', lg: 'none' },
    // At 400 % zoom and with large letters on a phone the viewport is too low for a sticky bar.
    '@media (max-width: 63.99em) and (max-height: 22em), (max-width: 30em) and (max-height: 30em)': {
      position: 'static',
      bottom: 'auto',
      maxHeight: 'none',
    },
    _print: { position: 'static', maxHeight: 'none', breakInside: 'avoid' },
  },
})
const Details = chakra('div', {
  base: {
    minHeight: '0',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '4',
    paddingInline: { base: 'gutter', lg: '4' },
    overflowY: 'auto',
    _print: { display: 'grid' },
  },
  variants: { isOpen: { true: { display: 'grid' }, false: { display: { base: 'none', lg: 'grid' } } } },
})
const Title = chakra('h2', { base: { fontSize: 'lead' } })
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    columnGap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    // The total takes the space beside the buttons.
    '& > :first-child': { flex: '1 1 auto' },
    paddingInline: { base: 'gutter', lg: '4' },
    paddingBlock: '2',
    borderBlockStart: '1px solid',
    borderColor: 'hairline',
    background: 'paper',
  },
})
const Hint = chakra('div', { base: { paddingInline: { base: 'gutter', lg: '4' }, background: 'warningTint' } })
const OnlyNarrow = chakra('div', { base: { display: { base: 'block', lg: 'none' }, _print: { display: 'none' } } })

interface Props {
  readonly isLoading: boolean
  /** Path of the current step if it has the button «Weiter»; null otherwise. */
  readonly nextOf: string | null
}

/** Details of the booking, and the total in a bar that is always visible. */
export function SummaryPanel({ isLoading, nextOf }: Props) {
  const { booking, draft } = useBooking()
  const title = t('summary.title', sentWords(booking))
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  // While a booking may arrive, its draft has the reference to it.
  const isLocked = isSent(draft)
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useSpaceBelow(panel)
  const close = useCallback(() => {
    setIsOpen(false)
    // Not where the tap is in a field.
    const { activeElement } = document
    if (activeElement === document.body || panel.current?.contains(activeElement) === true) opener.current?.focus()
  }, [])
  usePanelDismiss(panel, isOpen, close)
  return (
    <Panel ref={panel} aria-label={title} data-funnel-bar>
      {/* Scrollable by keyboard: focusable itself unless it contains focusable controls. */}
      <Details id={detailsId} isOpen={isOpen} role="group" aria-label={title} tabIndex={isLocked ? 0 : undefined}>
        <Contents isLocked={isLocked} title={title} />
      </Details>
      <Hint id={SUMMARY_HINT_ID} />
      {draft.summaryLoadingError > 0 && !isLoading ? <SummaryFailure /> : null}
      <Bar>
        <Total isStale={isLoading || draft.summaryLoadingError > 0} isLoading={isLoading} />
        <OnlyNarrow>
          <Button
            ref={opener}
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={isOpen ? t('summary.close') : t('summary.open')}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('site.close') : t('summary.details')}
          </Button>
        </OnlyNarrow>
        {nextOf === null || isLocked ? null : <NextInBar key={nextOf} />}
      </Bar>
    </Panel>
  )
}

interface ContentsProps {
  readonly isLocked: boolean
  readonly title: string
}

/** Memoised: does not re-render when the panel opens. */
const Contents = memo(function Contents({ isLocked, title }: ContentsProps) {
  return (
    <>
      <Title>{title}</Title>
      <TravelFacts />
      <RemovableLines />
      <HandOver />
      {isLocked ? null : <DeleteDraft />}
    </>
  )
})
