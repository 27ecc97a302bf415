import { posterImage } from '#demo/parts/posterImage.ts'
import { sceneTexts } from '#demo/parts/sceneTexts.ts'
import type { TravelStay } from '#platform/generated/resolverTypes.ts'
import type { Tour } from './tour.ts'

/** Ships: without stars, and without a place after the comma. */
const AFLOAT = /^(?:MS |Fähre |Nachtfähre )/

interface House {
  /** As in the programme: `Hotel Les Platanes, Avignon`. */
  readonly overnight: string
  /** Consecutive nights. */
  readonly nights: number
}

/** Merges consecutive nights, in travelling order. A hotel visited again later appears twice. */
function housesOf({ days }: Pick<Tour, 'days'>): readonly House[] {
  return days.reduce<readonly House[]>((houses, { overnight }) => {
    const last = houses.at(-1)
    if (overnight === null) return houses
    if (last?.overnight !== overnight) return [...houses, { overnight, nights: 1 }]
    return [...houses.slice(0, -1), { overnight, nights: last.nights + 1 }]
  }, [])
}

/** Public id of the picture of a hotel or ship. */
function houseIdOf({ slug }: Pick<Tour, 'slug'>, index: number): string {
  return `haus/${slug}/${index + 1}`
}

/** Public ids of pictures, by hotel or ship of a tour. */
export function housePictures(tour: Tour): ReadonlyMap<string, string> {
  const names = [...new Set(housesOf(tour).map(({ overnight }) => overnight))]
  return new Map(names.map((name, index) => [name, houseIdOf(tour, index)]))
}

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

/** Picture of a tour's hotels, in the palette of its poster. */
export function houseBrief({ page, poster }: Pick<Tour, 'page' | 'poster'>) {
  return { scene: page?.house ?? poster.scene, palette: poster.palette }
}
