let isLoading = false

/** Whether a page loads its data again because a new day has begun. */
export function isNewDayLoading(): boolean {
  return isLoading
}

/** Loads the data of a page again for a new day. @param revalidate of the router */
export async function loadNewDay(revalidate: () => Promise<void>): Promise<void> {
  isLoading = true
  try {
    await revalidate()
  } finally {
    isLoading = false
  }
}
