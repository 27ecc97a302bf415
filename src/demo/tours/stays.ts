import { posterImage } from '#demo/parts/posterImage.ts'
import { sceneTexts } from '#demo/parts/sceneTexts.ts'
import type { TravelStay } from '#platform/generated/resolverTypes.ts'
import type { Tour } from './tour.ts'

/** Where nobody counts stars, and what stands behind the comma is no place. */
const AFLOAT = /^(?:MS |Fähre |Nachtfähre )/

interface House {
  /** As the programme has it: `Hotel Les Platanes, Avignon`. */
  readonly overnight: string
  /** In a row. */
  readonly nights: number
}

/** The nights of a tour by house, in travelling order. One that is come back to stands twice. */
function housesOf({ days }: Pick<Tour, 'days'>): readonly House[] {
  return days.reduce<readonly House[]>((houses, { overnight }) => {
    const last = houses.at(-1)
    if (overnight === null) return houses
    if (last?.overnight !== overnight) return [...houses, { overnight, nights: 1 }]
    return [...houses.slice(0, -1), { overnight, nights: last.nights + 1 }]
  }, [])
}

/** Name of the picture of a house in the image service. */
function houseIdOf({ slug }: Pick<Tour, 'slug'>, index: number): string {
  return `haus/${slug}/${index + 1}`
}

/** Every house of a tour, each once, with the name of its picture. */
export function housePictures(tour: Tour): ReadonlyMap<string, string> {
  const names = [...new Set(housesOf(tour).map(({ overnight }) => overnight))]
  return new Map(names.map((name, index) => [name, houseIdOf(tour, index)]))
}

/** Where one sleeps on a tour. */
export function toStays(tour: Tour): readonly TravelStay[] {
  const pictures = housePictures(tour)
  return housesOf(tour).map(({ overnight, nights }) => {
    const publicId = pictures.get(overnight)
    const [name = overnight, ...rest] = AFLOAT.test(overnight) ? [overnight] : overnight.split(', ')
    const place = rest.length === 0 ? null : rest.join(', ')
    const image =
      publicId === undefined || tour.page === null
        ? null
        : posterImage({
            id: publicId.replaceAll('/', '-'),
            publicId,
            title: name,
            text: sceneTexts[tour.page.house],
            brief: houseBrief(tour),
          })
    return { name, place, nights, image, stars: place === null ? null : (tour.page?.stars ?? null) }
  })
}

/** How the houses of a tour are drawn: in its season. */
export function houseBrief({ page, poster }: Pick<Tour, 'page' | 'poster'>) {
  return { scene: page?.house ?? poster.scene, palette: poster.palette }
}
