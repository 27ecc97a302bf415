import { NEXT_BUTTON_ID } from '#web/booking/step/StepFrame.tsx'
import { useLeadsToReview } from '#web/booking/step/useNextStep.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { useIsInViewport } from '#web/ui/useIsInViewport.ts'

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
  variants: { isStepButtonVisible: { true: { visibility: 'hidden' }, false: {} } },
})

/**
 * «Weiter» in the bar of a phone: clicks the button at the end of the step. Hidden from screen readers and the keyboard,
 * which have the step's button, and invisible while that one is in the viewport.
 */
export function NextInBar() {
  const isStepButtonVisible = useIsInViewport(NEXT_BUTTON_ID)
  const leadsToReview = useLeadsToReview()
  return (
    <OnlyNarrow isStepButtonVisible={isStepButtonVisible}>
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
  // Fields commit on blur, and `preventDefault` above keeps the focus in the field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.getElementById(NEXT_BUTTON_ID)?.click()
}
