import type { ExtensionPlan } from '#demo/parts/extensionPlan.ts'
import { extensionPosterIdOf, posterImage } from '#demo/parts/posterImage.ts'
import type { RoomPlan } from '#demo/parts/rooms.ts'
import type { Tour } from '#demo/tours/tour.ts'
import type { RatioTravelExtension, TravelDateExtension, TravelExtension } from '#platform/generated/resolverTypes.ts'

/** Package number of an extension's room: `2101` for room `101` of extension 2. */
export function extensionPackageNo(extension: ExtensionPlan, room: RoomPlan): string {
  return `${extension.digit}${room.no}`
}

/** Extensions in the form of the pricing structure. */
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

/** Extensions in the form of departures, with the mapping of rooms. */
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
      spec: extension.poster,
    }),
  }
}
