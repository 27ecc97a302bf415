import type { PosterInput, PosterScene } from '#demo/posters/drawing/posterSpec.ts'
import { createCanvas, type Scene, type Canvas } from '#demo/posters/drawing/canvas.ts'
import { short, CANVAS_HEIGHT, type PosterSize } from '#demo/posters/drawing/svg.ts'
import { alp } from '#demo/posters/scenes/alp.ts'
import { aqueduct } from '#demo/posters/scenes/aqueduct.ts'
import { arena } from '#demo/posters/scenes/arena.ts'
import { aurora } from '#demo/posters/scenes/aurora.ts'
import { beach } from '#demo/posters/scenes/beach.ts'
import { canal } from '#demo/posters/scenes/canal.ts'
import { castle } from '#demo/posters/scenes/castle.ts'
import { chapel } from '#demo/posters/scenes/chapel.ts'
import { chateau } from '#demo/posters/scenes/chateau.ts'
import { city } from '#demo/posters/scenes/city.ts'
import { cliffs } from '#demo/posters/scenes/cliffs.ts'
import { coast } from '#demo/posters/scenes/coast.ts'
import { cove } from '#demo/posters/scenes/cove.ts'
import { cypresses } from '#demo/posters/scenes/cypresses.ts'
import { dunes } from '#demo/posters/scenes/dunes.ts'
import { falls } from '#demo/posters/scenes/falls.ts'
import { fjord } from '#demo/posters/scenes/fjord.ts'
import { forest } from '#demo/posters/scenes/forest.ts'
import { gate } from '#demo/posters/scenes/gate.ts'
import { harbour } from '#demo/posters/scenes/harbour.ts'
import { harp } from '#demo/posters/scenes/harp.ts'
import { hilltop } from '#demo/posters/scenes/hilltop.ts'
import { ironBridge } from '#demo/posters/scenes/ironBridge.ts'
import { ironTower } from '#demo/posters/scenes/ironTower.ts'
import { island } from '#demo/posters/scenes/island.ts'
import { lake } from '#demo/posters/scenes/lake.ts'
import { lavender } from '#demo/posters/scenes/lavender.ts'
import { lido } from '#demo/posters/scenes/lido.ts'
import { lighthouse } from '#demo/posters/scenes/lighthouse.ts'
import { loch } from '#demo/posters/scenes/loch.ts'
import { market } from '#demo/posters/scenes/market.ts'
import { orchard } from '#demo/posters/scenes/orchard.ts'
import { palace } from '#demo/posters/scenes/palace.ts'
import { parliament } from '#demo/posters/scenes/parliament.ts'
import { pass } from '#demo/posters/scenes/pass.ts'
import { pier } from '#demo/posters/scenes/pier.ts'
import { plain } from '#demo/posters/scenes/plain.ts'
import { ridge } from '#demo/posters/scenes/ridge.ts'
import { river } from '#demo/posters/scenes/river.ts'
import { statues } from '#demo/posters/scenes/statues.ts'
import { temple } from '#demo/posters/scenes/temple.ts'
import { terraces } from '#demo/posters/scenes/terraces.ts'
import { tiles } from '#demo/posters/scenes/tiles.ts'
import { timber } from '#demo/posters/scenes/timber.ts'
import { viaduct } from '#demo/posters/scenes/viaduct.ts'
import { vineyard } from '#demo/posters/scenes/vineyard.ts'
import { volcano } from '#demo/posters/scenes/volcano.ts'
import { wheel } from '#demo/posters/scenes/wheel.ts'

const scenes: Readonly<Record<PosterScene, Scene>> = {
  alp,
  aqueduct,
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
  hilltop,
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

/** Draws a poster as an SVG document, composed for its aspect ratio. Deterministic. */
export function drawPoster(input: PosterInput, size: PosterSize): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${posterFrame(input, size, { x: 0, y: 0 })}</svg>`
}

/** The same as an `<svg>` element within a larger drawing. @param at upper left corner */
export function posterPart(
  input: PosterInput,
  size: PosterSize,
  at: { readonly x: number; readonly y: number },
): string {
  return `<svg ${posterFrame(input, size, at)}</svg>`
}

function posterFrame(
  { spec, seed }: PosterInput,
  { width, height }: PosterSize,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const canvas = createCanvas({ palette: spec.palette, seed, ratio: width / height })
  const view = `0 0 ${short(canvas.width)} ${CANVAS_HEIGHT}`
  const drawing = framed(canvas, scenes[spec.scene](canvas))
  return `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="none">${drawing}`
}

const MAX_SCALE = 1.13

/** Mirrors and enlarges the drawing as the seed decides. */
function framed(canvas: Canvas, drawing: string): string {
  const random = canvas.random('frame')
  const scale = random.between(1, MAX_SCALE)
  const side = random.chance(0.5) ? -1 : 1
  const [x, y] = [canvas.width * (1 - scale) * 0.5, CANVAS_HEIGHT * (1 - scale) * 0.6]
  return `<g transform="translate(${short(side < 0 ? canvas.width - x : x)} ${short(y)}) scale(${short(side * scale)} ${short(scale)})">${drawing}</g>`
}
