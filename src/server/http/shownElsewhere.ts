/** Of pictures that other sites show with a link to a page: some chats and forums embed them from here. */
export const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const
