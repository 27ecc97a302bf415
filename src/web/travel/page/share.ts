/** How a share ended. One that the visitor broke off is nothing to speak of. */
export type ShareOutcome = 'shared' | 'copied' | 'failed' | 'cancelled'

interface Shared {
  readonly title: string
  readonly url: string
}

/** Hands a page to the sharing of the device; where there is none its address goes to the clipboard. */
export async function share(
  { title, url }: Shared,
  device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator,
): Promise<ShareOutcome> {
  try {
    if (device.share !== undefined) {
      await device.share({ title, url })
      return 'shared'
    }
    if (device.clipboard === undefined) return 'failed'
    await device.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}
