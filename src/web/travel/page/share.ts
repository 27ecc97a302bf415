/** Result of sharing; `cancelled` by the visitor needs no message. */
export type ShareOutcome = 'shared' | 'copied' | 'failed' | 'cancelled'

interface Shared {
  readonly title: string
  readonly url: string
}

/** Shares a page by the Web Share API, else copies its URL to the clipboard. */
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
