import { isSaved, type SavedTravelList } from './savedTravels.ts'

/** Undoes a removal: the list as it was before, behind what has been saved since. */
export function restoredTravels(travels: SavedTravelList, before: SavedTravelList, most: number): SavedTravelList {
  return [...travels.filter(({ id }) => !isSaved(before, id)), ...before].slice(0, most)
}
