import type { Position } from '#domain/booking/boarding/stopDistance.ts'

type Positions = Readonly<Record<string, string>>

/** Positions by first digit of the postcode; lazy, as few visitors need more than one of these files. */
const FILES: Readonly<Record<string, () => Promise<{ readonly positions: Positions }>>> = {
  1: () => import('virtual:positions/1'),
  2: () => import('virtual:positions/2'),
  3: () => import('virtual:positions/3'),
  4: () => import('virtual:positions/4'),
  5: () => import('virtual:positions/5'),
  6: () => import('virtual:positions/6'),
  7: () => import('virtual:positions/7'),
  8: () => import('virtual:positions/8'),
  9: () => import('virtual:positions/9'),
}

/**
 * Position of a postcode of Switzerland or Liechtenstein; null for an unknown one.
 * @param place index of the town in the list of the postcode: towns may lie kilometres apart
 * @throws when the list fails to load
 */
export async function positionOf(postcode: string, place: number): Promise<Position | null> {
  const file = FILES[postcode.charAt(0)]
  if (file === undefined) return null
  const positions = (await file()).positions[postcode]?.split('|') ?? []
  return toPosition(positions[place] ?? positions[0] ?? '')
}

function toPosition(text: string): Position | null {
  const [latitude, longitude] = text.split(' ').map(Number)
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
