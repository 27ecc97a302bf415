import { posterImage } from '#demo/parts/posterImage.ts'
import { sceneTexts } from '#demo/parts/sceneTexts.ts'
import type { TravelStay } from '#platform/generated/resolverTypes.ts'
import type { Tour } from './tour.ts'

/** Ships: without stars, and without a place after the comma. */
const SHIP = /^(?:MS |Fähre |Nachtfähre )/

interface OvernightStay {
  /** As in the programme: `Hotel Les Platanes, Avignon`. */
  readonly overnight: string
  /** Consecutive nights. */
  readonly nights: number
}

/** Merges consecutive nights, in travelling order. A hotel visited again later appears twice. */
function overnightStays({ days }: Pick<Tour, 'days'>): readonly OvernightStay[] {
  return days.reduce<readonly OvernightStay[]>((stays, { overnight }) => {
    const last = stays.at(-1)
    if (overnight === null) return stays
    if (last?.overnight !== overnight) return [...stays, { overnight, nights: 1 }]
    return [...stays.slice(0, -1), { overnight, nights: last.nights + 1 }]
  }, [])
}

/** Public id of the picture of a hotel or ship. */
function stayPictureId({ slug }: Pick<Tour, 'slug'>, index: number): string {
  return `haus/${slug}/${index + 1}`
}

/** Public ids of pictures, by hotel or ship of a tour. */
export function stayPictures(tour: Tour): ReadonlyMap<string, string> {
  const names = [...new Set(overnightStays(tour).map(({ overnight }) => overnight))]
  return new Map(names.map((name, index) => [name, stayPictureId(tour, index)]))
}

export function toStays(tour: Tour): readonly TravelStay[] {
  const pictures = stayPictures(tour)
  return overnightStays(tour).map(({ overnight, nights }) => {
    const publicId = pictures.get(overnight)
    const [name = overnight, ...rest] = SHIP.test(overnight) ? [overnight] : overnight.split(', ')
    const place = rest.length === 0 ? null : rest.join(', ')
    const image =
      publicId === undefined || tour.page === null
        ? null
        : posterImage({
            id: publicId.replaceAll('/', '-'),
            publicId,
            title: name,
            text: sceneTexts[tour.page.hotelScene],
            spec: stayPosterSpec(tour),
          })
    return { name, place, nights, image, stars: place === null ? null : (tour.page?.stars ?? null) }
  })
}

/** Picture of a tour's hotels, in the palette of its poster. */
export function stayPosterSpec({ page, poster }: Pick<Tour, 'page' | 'poster'>) {
  return { scene: page?.hotelScene ?? poster.scene, palette: poster.palette }
}
