import { atom } from 'jotai'

/** A link as it was pressed: the page it leads to begins with what is known of it. */
export interface PressedLink {
  /** Key of the entry in the history where it was pressed. */
  readonly entry: string
  /** Address it leads to. */
  readonly path: string
  /** How far down the page it was pressed, in CSS pixels. */
  readonly top: number
  /** Heading of a page of the CMS; null for lists and travels. */
  readonly title: string | null
  /** What the card of a travel says; null for a link to anything else. */
  readonly card: {
    readonly name: string
    /** Ground of its picture, hexadecimal; null for none. */
    readonly colour: string | null
  } | null
}

/** The link whose page is on its way; null when none is. */
export const pressedLinkAtom = atom<PressedLink | null>(null)
