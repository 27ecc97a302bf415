import type { PosterBrief } from '#demo/posters/drawing/posterBrief.ts'
import type { Tour } from '#demo/tours/tour.ts'
import type { RatioTravelExtension, TravelDateExtension, TravelExtension } from '#platform/generated/resolverTypes.ts'
import { extensionPosterIdOf, posterImage } from './posterImage.ts'
import type { RoomPlan } from './rooms.ts'

/** Some days more at the end of a tour. Extensions that are offered on one departure last equally long. */
export interface ExtensionPlan {
  readonly key: string
  /** First digit of its package numbers, unique within the tour. */
  readonly digit: number
  readonly name: string
  readonly label: string
  readonly info: string
  readonly description: string
  readonly days: number
  readonly highlights: readonly string[]
  /** Hotel of the extension, part of the names of its rooms. */
  readonly hotel: string
  /** Francs a person for all its days. */
  readonly price: number
  /** Francs on top in a room of one's own. */
  readonly singleSupplement: number
  readonly poster: PosterBrief
  readonly posterText: string
  /** Whether its packages cost the whole travel, so that those of the travel are not sold beside; else its own days only. */
  readonly carriesWholePrice: boolean
  /** Rooms of the tour the extension has nothing for; a website leaves such a departure out. */
  readonly unmappedRooms: readonly string[]
}

/** Package of a room of the extension: `2101` for room `101`. */
export function extensionPackageNo(extension: ExtensionPlan, room: RoomPlan): string {
  return `${extension.digit}${room.no}`
}

/** The extensions of a variant as its pricing structure names them. */
export function toRatioTravelExtensions(tour: Tour, variantId: string): RatioTravelExtension[] {
  return tour.extensions.map((extension) => {
    const content = toContent(tour, extension)
    return {
      id: `${variantId}-${extension.key}`,
      label: extension.label,
      info: extension.info,
      travelExtensionId: content.id,
      travelExtension: content,
    }
  })
}

/** The extensions of a variant as its departures offer them, rooms mapped. */
export function toDateExtensions(tour: Tour, variantId: string): TravelDateExtension[] {
  return tour.extensions.map((extension) => {
    const id = `${variantId}-${extension.key}`
    return {
      id,
      label: extension.label,
      info: extension.info,
      accommodationMapItems: tour.rooms.map((room) => ({
        id: `${id}-${room.key}`,
        baseAccommodation: `${variantId}-${room.key}`,
        extensionAccommodation: extension.unmappedRooms.includes(room.key)
          ? null
          : {
              id: `${id}-${room.key}-zimmer`,
              ratioPackageNo: extensionPackageNo(extension, room),
              name: `${room.name}, ${extension.hotel}`,
              label: room.name,
              info: null,
              extensionAccommodationServiceNo: null,
            },
      })),
      travelExtension: toContent(tour, extension),
    }
  })
}

function toContent(tour: Tour, extension: ExtensionPlan): TravelExtension {
  const id = `${tour.id}-${extension.key}`
  const highlights = extension.highlights.map((text, index) => ({ id: `${id}-hoehepunkt-${index + 1}`, text }))
  const imageId = `${id}-plakat`
  return {
    id,
    name: extension.name,
    description: extension.description,
    duration: extension.days,
    highlightIds: highlights.map((highlight) => highlight.id),
    highlights,
    imageId,
    image: posterImage({
      id: imageId,
      publicId: extensionPosterIdOf(tour, extension),
      title: extension.name,
      text: extension.posterText,
      brief: extension.poster,
    }),
  }
}
