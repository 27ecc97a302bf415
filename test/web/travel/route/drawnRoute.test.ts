import { expect, test } from 'vitest'
import { tours } from '#demo/tours/all.ts'
import { ZOOM_BUTTONS } from '#web/map/mapView.ts'
import { overlap, toPlane, type Point } from '#web/map/plane.ts'
import { drawingOf, drawnRoute, planOf, segmentsOf } from '#web/travel/route/drawnRoute.ts'
import { LABEL, stopLabels } from '#web/travel/route/stopLabels.ts'

const routes = tours.map(({ slug, route }) => ({
  slug,
  points: route.map(([name, latitude, longitude, day]) => ({ name, latitude, longitude, day })),
}))
const SIZES = [
  { width: 358, height: 447 },
  { width: 560, height: 700 },
]
const cases = routes.flatMap((route) => SIZES.map((size) => ({ ...route, ...size })))

function drawing(slug: string, size = { width: 358, height: 447 }) {
  const route = drawnRoute(routes.find((one) => one.slug === slug)!.points)
  const plan = planOf(route, size)
  const toDrawing = drawingOf(route, plan)
  const shown = route.stops.map((stop) => ({ name: stop.name, days: stop.days, ...toDrawing(toPlane(stop)) }))
  const inside = shown.filter(({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height)
  return { route, plan, toDrawing, shown, inside }
}

const namesOf = (stops: readonly { readonly name: string }[]) => stops.map(({ name }) => name)

test('the way to Greece and back is left to the small map: the large one shows the stops of the programme', () => {
  const { inside, plan } = drawing('griechenland-peloponnes-und-athen')
  expect(namesOf(inside)).toEqual([
    'Patras',
    'Olympia',
    'Mistras',
    'Monemvasia',
    'Nafplio',
    'Mykene',
    'Epidauros',
    'Athen',
    'Delphi',
  ])
  expect(plan.inset).not.toBeNull()
})

test.each(routes)('$slug: what the small map is there for is far away, and what is near needs none', ({ slug }) => {
  const { route, inside } = drawing(slug)
  const isWhole = inside.length === route.stops.length
  if (route.home !== null) expect(route.hasInset).toBe(!isWhole)
  else expect(isWhole && route.hasInset).toBe(true)
})

test.each([['tessin-taeler-und-lago-maggiore'], ['bernina-express-und-comersee']])('%s needs no small map', (slug) => {
  const known = routes.filter((one) => one.slug === slug)
  for (const one of known) expect(drawing(one.slug).plan.inset).toBeNull()
})

test.each(cases)(
  '$slug at $width: the stops of the programme lie in the frame, none below the small map or the buttons, each with its days',
  ({ slug, width, height }) => {
    const { plan, inside, route, toDrawing } = drawing(slug, { width, height })
    const { left, top, right, bottom } = route.box
    const [from, to] = [toDrawing({ x: left, y: top }), toDrawing({ x: right, y: bottom })]
    expect(from.x >= 40 && from.y >= 40 && to.x <= width - 40 && to.y <= height - 40).toBe(true)
    const blocks = plan.inset === null ? [] : [plan.inset]
    const isBelow = ({ x, y }: Point) =>
      [ZOOM_BUTTONS, ...blocks].some((block) =>
        overlap(block, { left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 }),
      )
    expect(namesOf(inside.filter(isBelow))).toEqual([])
    const lines = segmentsOf(route.legs.map((leg) => leg.map(toDrawing)))
    const labels = stopLabels(
      inside,
      { width, height, blocks, lines },
      { measure: (name) => name.length * 8, hasDays: true, reach: LABEL.dot },
    )
    expect(labels.map(({ stop }) => stop.name).toSorted()).toEqual(namesOf(inside).toSorted())
    for (const [index, { box }] of labels.entries()) {
      expect(
        [...blocks, ...labels.slice(index + 1).map((other) => other.box)].some((other) => overlap(box, other)),
      ).toBe(false)
    }
  },
)

test.each(cases)('$slug at $width: between two stops in the frame the line does not leave it', ({ slug, ...size }) => {
  const { route, toDrawing } = drawing(slug, size)
  const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= size.width && y <= size.height
  const between = route.legs
    .map((leg) => leg.map(toDrawing))
    .filter((leg) => [leg[0], leg.at(-1)].every((end) => end !== undefined && isInside(end)))
  expect(between.flat().filter((point) => !isInside(point))).toEqual([])
})

test('nearly every stop keeps its name on a phone', () => {
  const all = routes.map(({ slug }) => {
    const { plan, inside, route, toDrawing } = drawing(slug)
    const lines = segmentsOf(route.legs.map((leg) => leg.map(toDrawing)))
    const area = { width: 358, height: 447, blocks: plan.inset === null ? [] : [plan.inset], lines }
    return stopLabels(inside, area, { measure: (name) => name.length * 8, hasDays: true, reach: LABEL.dot })
  })
  const nameless = all
    .flat()
    .filter(({ name }) => name === null)
    .map(({ stop }) => stop.name)
  expect(all.flat().length).toBeGreaterThan(250)
  expect(nameless.length, nameless.join()).toBeLessThanOrEqual(2)
})

test('a route whose points have no days is shown as a whole, where it is', () => {
  const points = [
    { name: 'Basel', latitude: 47.56, longitude: 7.59, day: null },
    { name: 'Avignon', latitude: 43.95, longitude: 4.81, day: null },
  ]
  const { box, hasInset } = drawnRoute(points)
  for (const { x, y } of points.map(toPlane)) {
    expect(overlap(box, { left: x - 1e-6, top: y - 1e-6, right: x + 1e-6, bottom: y + 1e-6 })).toBe(true)
  }
  expect(hasInset).toBe(false)
})
