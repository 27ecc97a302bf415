import { NEXT_BUTTON_ID, useIsFromReview } from '#web/booking/step/editReturn.ts'
import { useIsInSight } from '#web/booking/useIsInSight.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'

// On wide screens the button of the step is never far.
const OnlyNarrow = chakra('span', {
  base: { display: { base: 'block', lg: 'none' }, _print: { display: 'none' } },
  variants: { isNear: { true: { visibility: 'hidden' }, false: {} } },
})

/**
 * «Weiter» for the thumb: presses the button at the end of the step. Screen readers and the keyboard have that one, so that
 * it is not read out twice; where it is in sight, this one is gone.
 */
export function NextInBar() {
  const isNear = useIsInSight(NEXT_BUTTON_ID)
  const isFromReview = useIsFromReview()
  return (
    <OnlyNarrow isNear={isNear}>
      <Button
        look="primary"
        aria-hidden
        tabIndex={-1}
        // The focus stays where it is: what is hidden from screen readers must not hold it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => document.getElementById(NEXT_BUTTON_ID)?.click()}
      >
        {isFromReview ? t('booking.backToReview') : t('booking.next')}
      </Button>
    </OnlyNarrow>
  )
}
