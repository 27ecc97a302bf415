import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Whether what the button has begun is still under way; presses do nothing meanwhile. */
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** A button whose work takes a while: it keeps the focus meanwhile, which `disabled` would give to the page. */
export function BusyButton({ isBusy, onPress, ...button }: Props) {
  return <Button {...button} aria-busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : onPress} />
}
