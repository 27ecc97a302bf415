/** Whether visitors see something. HIDDEN is reachable by its address and listed nowhere. */
export type OnlineStatus = 'ONLINE' | 'HIDDEN' | 'OFFLINE'

/** What a platform says of a page or a travel. Assumption: whatever is neither OFFLINE nor HIDDEN is online. */
export function readOnlineStatus(told: string): OnlineStatus {
  return told === 'OFFLINE' || told === 'HIDDEN' ? told : 'ONLINE'
}

/** Whether it may stand in lists and menus. */
export function isOnline({ onlineStatus }: { readonly onlineStatus: string }): boolean {
  return readOnlineStatus(onlineStatus) === 'ONLINE'
}
