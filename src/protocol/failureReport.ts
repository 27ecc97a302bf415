/** Endpoint of error reports, and of violations of the content policy. */
export const ERRORS_PATH = '/api/errors'

/** Sources of errors in a browser. */
export const FAILURE_KINDS = ['error', 'rejection', 'hydration'] as const

export type FailureKind = (typeof FAILURE_KINDS)[number]

/** An error of a page as reported to the host, without personal data. */
export interface FailureReport {
  readonly kind: FailureKind
  readonly message: string
  /** Stack frames in own scripts, innermost first: `/assets/site-DmosYuCH.js:1:2345`. */
  readonly frames: readonly string[]
  /** Path of the page; only its route is recorded. */
  readonly page: string
  /** Build of the page, the first digits of its hash; empty in development. */
  readonly build: string
}

export const LONGEST_MESSAGE = 200
export const MOST_FRAMES = 5

/** Pattern of an own stack frame: file, line, column. */
export const FRAME = /^\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/

/** React error numbers, which are the only description in production. */
const REACT_ERROR = /React error #\d{1,4}\b/

/** Redacts a message: URLs, e-mail addresses, quoted text, and numbers except the React error number. */
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
 * The stack frames in scripts of this site, and whether there are others.
 * @param stack in the format of any browser
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
