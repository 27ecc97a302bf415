import { NEXT_BUTTON_ID } from '#web/booking/step/StepFrame.tsx'
import { useLeadsToReview } from '#web/booking/step/useNextStep.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { useIsInSight } from '#web/ui/useIsInSight.ts'

// Wide screens have the step's own button in view.
const OnlyNarrow = chakra('span', {
  base: {
    display: { base: 'block', lg: 'none' },
    // A long label has a line of its own, and stays at the right.
    marginInlineStart: 'auto',
    // With large letters beside «Details», not below it.
    '& > button': { paddingInline: 'min({spacing.5}, 6vw)' },
    _print: { display: 'none' },
  },
  variants: { isNear: { true: { visibility: 'hidden' }, false: {} } },
})

/**
 * «Weiter» in the bar of a phone: clicks the button at the end of the step. Hidden from screen readers and the keyboard,
 * which have the step's button, and invisible while that one is in the viewport.
 */
export function NextInBar() {
  const isNear = useIsInSight(NEXT_BUTTON_ID)
  const leadsToReview = useLeadsToReview()
  return (
    <OnlyNarrow isNear={isNear}>
      <Button
        look="primary"
        aria-hidden
        tabIndex={-1}
        // An element with aria-hidden must not take the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={clickNext}
      >
        {leadsToReview ? t('booking.backToReview') : t('booking.next')}
      </Button>
    </OnlyNarrow>
  )
}

function clickNext(): void {
  // A field is read when it loses the focus, which the press has left in it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.getElementById(NEXT_BUTTON_ID)?.click()
}
