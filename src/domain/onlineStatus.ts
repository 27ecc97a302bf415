/** Whether something is visible. HIDDEN is reachable by its URL and not listed. */
export type OnlineStatus = 'ONLINE' | 'HIDDEN' | 'OFFLINE'

/** Parses the status of a page or a travel, in whatever case it is written. Assumption: anything but OFFLINE and HIDDEN is online. */
export function readOnlineStatus(status: string): OnlineStatus {
  const upper = status.toUpperCase()
  return upper === 'OFFLINE' || upper === 'HIDDEN' ? upper : 'ONLINE'
}

/** Whether a page is shown in lists and menus: there it needs a name. */
export function isListed({ onlineStatus, name }: { readonly onlineStatus: string; readonly name: string }): boolean {
  return readOnlineStatus(onlineStatus) === 'ONLINE' && name !== ''
}
