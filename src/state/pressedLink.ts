import { atom } from 'jotai'

/** A link as it was pressed: the page it leads to begins with what is known of it. */
export interface PressedLink {
  /** Key of the entry in the history where it was pressed. */
  readonly entry: string
  /** Address it leads to. */
  readonly path: string
  /** How far down the page it was pressed, in CSS pixels. */
  readonly top: number
  readonly page: KnownPage
}

/** What is known of a page before it is there. */
type KnownPage =
  | { readonly kind: 'list' }
  /** A page of the CMS, whose heading its link says. */
  | { readonly kind: 'content'; readonly name: string }
  /** A travel: what its card says, with the ground of its picture, hexadecimal; null for none. */
  | { readonly kind: 'travel'; readonly name: string; readonly colour: string | null }

/** The link whose page is on its way; null when none is. */
export const pressedLinkAtom = atom<PressedLink | null>(null)
