import { atom } from 'jotai'

/** The card of a travel as it was pressed: the page it leads to begins with what the card says. */
export interface PressedCard {
  /** Key of the entry in the history where it was pressed. */
  readonly entry: string
  /** Address it leads to. */
  readonly path: string
  readonly name: string
  /** Ground of its picture, hexadecimal; null for none. */
  readonly colour: string | null
  /** How far down the page it was pressed, in CSS pixels. */
  readonly top: number
}

/** The card whose page is on its way; null when none is. */
export const pressedCardAtom = atom<PressedCard | null>(null)
