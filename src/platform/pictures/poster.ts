import { mix, type Colour } from './colour.ts'
import type { PosterBrief, PosterScene } from './posterBrief.ts'
import { canal } from '#platform/pictures/scenes/canal.ts'
import { castle } from '#platform/pictures/scenes/castle.ts'
import { city } from '#platform/pictures/scenes/city.ts'
import { coast } from '#platform/pictures/scenes/coast.ts'
import { dunes } from '#platform/pictures/scenes/dunes.ts'
import { fjord } from '#platform/pictures/scenes/fjord.ts'
import { forest } from '#platform/pictures/scenes/forest.ts'
import { harbour } from '#platform/pictures/scenes/harbour.ts'
import { lake } from '#platform/pictures/scenes/lake.ts'
import { lavender } from '#platform/pictures/scenes/lavender.ts'
import { market } from '#platform/pictures/scenes/market.ts'
import { pass } from '#platform/pictures/scenes/pass.ts'
import { ridge } from '#platform/pictures/scenes/ridge.ts'
import { river } from '#platform/pictures/scenes/river.ts'
import { vineyard } from '#platform/pictures/scenes/vineyard.ts'
import { schemeOf, stageOf, type Scene, type Stage } from './stage.ts'
import { short, SHEET_HEIGHT } from './svg.ts'

const scenes: Readonly<Record<PosterScene, Scene>> = {
  canal,
  castle,
  city,
  coast,
  dunes,
  fjord,
  forest,
  harbour,
  lake,
  lavender,
  market,
  pass,
  ridge,
  river,
  vineyard,
}

/** Size of a drawing in pixels. */
export interface PosterSize {
  readonly width: number
  readonly height: number
}

/** What a poster is drawn from: the brief, and the seed that makes it one place and no other. */
export interface PosterOrder {
  readonly brief: PosterBrief
  /** The public id: another seed gives another place in the same spirit. */
  readonly seed: string
}

/**
 * Draws a poster as an SVG document, composed anew for the shape of the sheet.
 * The same order and size give the same drawing for ever.
 */
export function drawPoster(order: PosterOrder, size: PosterSize): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${posterFrame(order, size, { x: 0, y: 0 })}</svg>`
}

/** The same as a part of a larger drawing, its upper left corner at x and y. */
export function posterPart(order: PosterOrder, size: PosterSize, at: { readonly x: number; readonly y: number }): string {
  return `<svg ${posterFrame(order, size, at)}</svg>`
}

function posterFrame({ brief, seed }: PosterOrder, { width, height }: PosterSize, { x, y }: { readonly x: number; readonly y: number }): string {
  const stage = stageOf({ palette: brief.palette, seed, ratio: width / height })
  const view = `0 0 ${short(stage.width)} ${SHEET_HEIGHT}`
  const drawing = framed(stage, scenes[brief.scene](stage))
  return `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="none">${drawing}`
}

const CLOSEST = 1.13

/** Every place is seen from its own side and its own distance. */
function framed(stage: Stage, drawing: string): string {
  const chance = stage.chance('frame')
  const scale = chance.between(1, CLOSEST)
  const side = chance.happens(0.5) ? -1 : 1
  const [x, y] = [stage.width * (1 - scale) * 0.5, SHEET_HEIGHT * (1 - scale) * 0.6]
  return `<g transform="translate(${short(side < 0 ? stage.width - x : x)} ${short(y)}) scale(${short(side * scale)} ${short(scale)})">${drawing}</g>`
}

/** The ground colour of a poster, `#rrggbb`, for the place it will fill; drawn from its inks, not from the picture. */
export function posterColour({ brief, seed }: PosterOrder): Colour {
  const { sky, mid } = schemeOf({ palette: brief.palette, seed })
  return mix(sky, mid, 0.35)
}
