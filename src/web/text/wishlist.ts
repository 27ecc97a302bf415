import { translator } from './translator.ts'

/** Texts of the wishlist and the recently viewed travels. */
export const wishlistMessages = {
  'wishlist.removeTravel': '{name} von der Merkliste entfernen',
  'wishlist.heading': 'Ihre Merkliste',
  'recentlyViewed.heading': 'Zuletzt angesehen',
  'wishlist.storageNote': 'Nur auf diesem Gerät gespeichert.',
  'wishlist.clear': 'Merkliste leeren',
  'recentlyViewed.clear': 'Liste leeren',
  'wishlist.removed': '«{name}» ist nicht mehr auf Ihrer Merkliste.',
  'wishlist.cleared': 'Ihre Merkliste ist leer.',
  'recentlyViewed.cleared': 'Die Liste «Zuletzt angesehen» ist leer.',
  'wishlist.undo': 'Rückgängig machen',
} as const

export const t = translator(wishlistMessages)
