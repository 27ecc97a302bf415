/** How an error came to light in a browser. */
export const FAILURE_KINDS = ['error', 'rejection', 'hydration'] as const

export type FailureKind = (typeof FAILURE_KINDS)[number]

/** An error of a page as it leaves the browser: nothing of the visitor is in it. */
export interface FailureReport {
  readonly kind: FailureKind
  readonly message: string
  /** Places in scripts of ours, innermost first: `/assets/site-DmosYuCH.js:1:2345`. */
  readonly frames: readonly string[]
  /** Path of the page; only its route is kept. */
  readonly page: string
  /** The build the page came from, the first digits of its hash; empty in development. */
  readonly build: string
}

export const LONGEST_MESSAGE = 200
export const MOST_FRAMES = 5

/** What a frame of ours looks like: file, line, column. */
export const FRAME = /^\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/

/** React names its errors by number, and says what they are about in their address. */
const REACT_ERROR = /React error #\d{1,4}\b/

/**
 * A message without what may be a visitor's: addresses, e-mail addresses, what stands in quotation marks, and numbers
 * but the one React calls an error by.
 */
export function withoutValues(message: string): string {
  const [reactError = ''] = REACT_ERROR.exec(message) ?? []
  const bare = message
    .slice(0, 2_000)
    .replaceAll(/\b(?:https?|blob|data|file):\S*/gi, '(address)')
    .replaceAll(/\S*@\S*/g, '(e-mail)')
    .replaceAll(/"[^"]*(?:"|$)|'[^']*'|`[^`]*(?:`|$)|«[^»]*(?:»|$)|[“„][^“”]*(?:[“”]|$)/g, '(value)')
    .replaceAll(/React error #\d+/g, 'React error')
    .replaceAll(/\p{N}[\p{N}.,'’:/-]*/gu, '0')
  return (reactError === '' ? bare : bare.replace('React error', reactError))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE)
}

/**
 * The frames of a stack that are scripts of this site, and whether there are any others.
 * @param stack as a browser writes it; the form differs, the places do not
 * @param origin of the page
 */
export function framesOf(
  stack: string,
  origin: string,
): { readonly own: readonly string[]; readonly hasOthers: boolean } {
  const places = stack.match(/[a-z-]+:\/\/[^\s()]+:\d+:\d+/g) ?? []
  const own = places
    .filter((place) => place.startsWith(`${origin}/`))
    .map((place) => place.slice(origin.length))
    .filter((frame) => FRAME.test(frame))
  return { own: own.slice(0, MOST_FRAMES), hasOthers: places.length > own.length }
}
