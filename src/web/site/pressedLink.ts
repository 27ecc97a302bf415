import { useLocation, useNavigation, type Location } from 'react-router'

/** `state` of the history entry of a pressed link. */
export interface PressedState {
  /** The pending page shows it. */
  readonly page: KnownPage
  /** `state` of the entry once its page is loaded. */
  readonly from?: string | undefined
}

/** The link of a pending navigation. */
export interface PressedLink extends PressedState {
  /** Key of its history entry. */
  readonly key: string
  /** URL it leads to. */
  readonly path: string
}

/** The parts of a page that are known before it is loaded. */
type KnownPage =
  | { readonly kind: 'list' }
  /** A page of the CMS, whose heading is the text of its link. */
  | { readonly kind: 'content'; readonly name: string }
  /** A travel: name from its card, background colour of its picture in hexadecimal; null without one. */
  | { readonly kind: 'travel'; readonly name: string; readonly colour: string | null }

/** The pressed link whose page is loading; null without one. */
export function usePressedLink(): PressedLink | null {
  const here = pressedLink(useLocation())
  const { location: coming } = useNavigation()
  // The router announces an entry before it has opened it.
  return here ?? (coming === undefined ? null : pressedLink(coming))
}

/** The pressed link a location is that of, or null. Only such a location has a mask, the URL of the link (`useLinkClick`). */
export function pressedLink({ key, mask, state }: Location<unknown>): PressedLink | null {
  return mask === undefined || !isPressed(state) ? null : { ...state, key, path: mask.pathname + mask.search }
}

function isPressed(state: unknown): state is PressedState {
  return 'page' in Object(state)
}
