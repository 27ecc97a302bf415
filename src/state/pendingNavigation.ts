import { atom } from 'jotai'

/** The link of a pending navigation: the pending page shows the parts it knows of its target. */
export interface PressedLink {
  /** Key of the history entry the link is on. */
  readonly entry: string
  /** URL it leads to. */
  readonly path: string
  /** Scroll position of the page the link is on, in CSS pixels. */
  readonly top: number
  readonly page: KnownPage
}

/** The parts of a page that are known before it is loaded. */
type KnownPage =
  | { readonly kind: 'list' }
  /** A page of the CMS, whose heading is the text of its link. */
  | { readonly kind: 'content'; readonly name: string }
  /** A travel: name from its card, background colour of its picture in hexadecimal; null without one. */
  | { readonly kind: 'travel'; readonly name: string; readonly colour: string | null }

/** The navigation whose page is loading; null without one. */
export const pressedLinkAtom = atom<PressedLink | null>(null)
