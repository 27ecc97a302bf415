import { posterImage } from '#demo/parts/posterImage.ts'
import { sceneTexts } from '#demo/parts/sceneTexts.ts'
import type { PosterScene, PosterSpec } from '#demo/posters/drawing/posterSpec.ts'
import type { TravelStay } from '#platform/generated/resolverTypes.ts'
import type { Tour } from './tour.ts'

/** Ferries: one sleeps on them between two harbours. */
const FERRY = /^(?:Fähre |Nachtfähre )/

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

interface StayPicture {
  readonly publicId: string
  readonly spec: PosterSpec
}

/** Pictures by hotel or ship of a tour, in the palette of its poster. */
export function stayPictures(tour: Tour): ReadonlyMap<string, StayPicture> {
  const names = [...new Set(overnightStays(tour).map(({ overnight }) => overnight))]
  return new Map(
    names.map((name, index) => {
      const spec = { scene: stayScene(name, tour), palette: tour.poster.palette }
      return [name, { publicId: stayPictureId(tour, index), spec }]
    }),
  )
}

/** A harbour for a ferry, the scene of its place if the tour has a picture of it, else that of the tour's hotels. */
function stayScene(overnight: string, { page }: Tour): PosterScene {
  if (FERRY.test(overnight)) return 'harbour'
  const [, scene] = page.gallery.find(([title]) => overnight.endsWith(`, ${title}`)) ?? []
  return scene ?? page.hotelScene
}

export function toStays(tour: Tour): readonly TravelStay[] {
  const pictures = stayPictures(tour)
  return overnightStays(tour).map(({ overnight, nights }) => {
    const picture = pictures.get(overnight)
    const [name = overnight, ...rest] = SHIP.test(overnight) ? [overnight] : overnight.split(', ')
    const place = rest.length === 0 ? null : rest.join(', ')
    const image =
      picture === undefined
        ? null
        : posterImage({
            ...picture,
            id: picture.publicId.replaceAll('/', '-'),
            title: name,
            text: sceneTexts[picture.spec.scene],
          })
    return { name, place, nights, image, stars: place === null ? null : tour.page.stars }
  })
}
