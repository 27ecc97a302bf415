import type { PosterOrder, PosterScene } from './posterBrief.ts'
import { alp } from '#platform/pictures/scenes/alp.ts'
import { arena } from '#platform/pictures/scenes/arena.ts'
import { aurora } from '#platform/pictures/scenes/aurora.ts'
import { beach } from '#platform/pictures/scenes/beach.ts'
import { canal } from '#platform/pictures/scenes/canal.ts'
import { castle } from '#platform/pictures/scenes/castle.ts'
import { chapel } from '#platform/pictures/scenes/chapel.ts'
import { chateau } from '#platform/pictures/scenes/chateau.ts'
import { city } from '#platform/pictures/scenes/city.ts'
import { cliffs } from '#platform/pictures/scenes/cliffs.ts'
import { coast } from '#platform/pictures/scenes/coast.ts'
import { cove } from '#platform/pictures/scenes/cove.ts'
import { cypresses } from '#platform/pictures/scenes/cypresses.ts'
import { dunes } from '#platform/pictures/scenes/dunes.ts'
import { falls } from '#platform/pictures/scenes/falls.ts'
import { fjord } from '#platform/pictures/scenes/fjord.ts'
import { forest } from '#platform/pictures/scenes/forest.ts'
import { gate } from '#platform/pictures/scenes/gate.ts'
import { harbour } from '#platform/pictures/scenes/harbour.ts'
import { harp } from '#platform/pictures/scenes/harp.ts'
import { ironBridge } from '#platform/pictures/scenes/ironBridge.ts'
import { ironTower } from '#platform/pictures/scenes/ironTower.ts'
import { island } from '#platform/pictures/scenes/island.ts'
import { lake } from '#platform/pictures/scenes/lake.ts'
import { lavender } from '#platform/pictures/scenes/lavender.ts'
import { lido } from '#platform/pictures/scenes/lido.ts'
import { lighthouse } from '#platform/pictures/scenes/lighthouse.ts'
import { loch } from '#platform/pictures/scenes/loch.ts'
import { market } from '#platform/pictures/scenes/market.ts'
import { orchard } from '#platform/pictures/scenes/orchard.ts'
import { palace } from '#platform/pictures/scenes/palace.ts'
import { parliament } from '#platform/pictures/scenes/parliament.ts'
import { pass } from '#platform/pictures/scenes/pass.ts'
import { pier } from '#platform/pictures/scenes/pier.ts'
import { plain } from '#platform/pictures/scenes/plain.ts'
import { ridge } from '#platform/pictures/scenes/ridge.ts'
import { river } from '#platform/pictures/scenes/river.ts'
import { statues } from '#platform/pictures/scenes/statues.ts'
import { temple } from '#platform/pictures/scenes/temple.ts'
import { terraces } from '#platform/pictures/scenes/terraces.ts'
import { tiles } from '#platform/pictures/scenes/tiles.ts'
import { timber } from '#platform/pictures/scenes/timber.ts'
import { viaduct } from '#platform/pictures/scenes/viaduct.ts'
import { vineyard } from '#platform/pictures/scenes/vineyard.ts'
import { volcano } from '#platform/pictures/scenes/volcano.ts'
import { wheel } from '#platform/pictures/scenes/wheel.ts'
import { stageOf, type Scene, type Stage } from './stage.ts'
import { short, SHEET_HEIGHT } from './svg.ts'

const scenes: Readonly<Record<PosterScene, Scene>> = {
  alp,
  arena,
  aurora,
  beach,
  canal,
  castle,
  chapel,
  chateau,
  city,
  cliffs,
  coast,
  cove,
  cypresses,
  dunes,
  falls,
  fjord,
  forest,
  gate,
  harbour,
  harp,
  ironBridge,
  ironTower,
  island,
  lake,
  lavender,
  lido,
  lighthouse,
  loch,
  market,
  orchard,
  palace,
  parliament,
  pass,
  pier,
  plain,
  ridge,
  river,
  statues,
  temple,
  terraces,
  tiles,
  timber,
  viaduct,
  vineyard,
  volcano,
  wheel,
}

/** Size of a drawing in pixels. */
export interface PosterSize {
  readonly width: number
  readonly height: number
}

/**
 * Draws a poster as an SVG document, composed anew for the shape of the sheet.
 * The same order and size give the same drawing for ever.
 */
export function drawPoster(order: PosterOrder, size: PosterSize): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${posterFrame(order, size, { x: 0, y: 0 })}</svg>`
}

/** The same as a part of a larger drawing, its upper left corner at x and y. */
export function posterPart(
  order: PosterOrder,
  size: PosterSize,
  at: { readonly x: number; readonly y: number },
): string {
  return `<svg ${posterFrame(order, size, at)}</svg>`
}

function posterFrame(
  { brief, seed }: PosterOrder,
  { width, height }: PosterSize,
  { x, y }: { readonly x: number; readonly y: number },
): string {
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
