const BLANK = /[ \t\r\n]*/y
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

class Fault extends Error {
  readonly at: number

  constructor(at: number, expected: string) {
    super(expected)
    this.at = at
  }
}

/**
 * Where a text stops being JSON, and what belongs there: «line 3, column 6: «:» is expected». The messages of
 * `JSON.parse` have a place for some faults only. Null where nothing is wrong.
 */
export function jsonFault(text: string): string | null {
  try {
    const end = value(text, 0)
    if (end < text.length) throw new Fault(end, 'the end')
    return null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const lines = text.slice(0, error.at).split('\n')
    return `line ${String(lines.length)}, column ${String((lines.at(-1) ?? '').length + 1)}: ${error.message} is expected`
  }
}

/** Each of these reads one thing with the blanks around it, and returns where it ends. */
function value(text: string, start: number): number {
  const at = pastBlank(text, start)
  if (text[at] === '{') return list(text, at + 1, { close: '}', item: member })
  if (text[at] === '[') return list(text, at + 1, { close: ']', item: value })
  const end = past(text, TEXT, at) ?? past(text, SCALAR, at)
  if (end === null) throw new Fault(at, 'a value')
  return pastBlank(text, end)
}

function member(text: string, start: number): number {
  const at = pastBlank(text, start)
  const end = past(text, TEXT, at)
  if (end === null) throw new Fault(at, 'a name in "quotation marks"')
  const colon = pastBlank(text, end)
  if (text[colon] !== ':') throw new Fault(colon, '«:»')
  return value(text, colon + 1)
}

interface ListKind {
  readonly close: string
  readonly item: (text: string, start: number) => number
}

function list(text: string, start: number, { close, item }: ListKind): number {
  let at = pastBlank(text, start)
  if (text[at] !== close) {
    at = item(text, at)
    while (text[at] === ',') at = item(text, at + 1)
    if (text[at] !== close) throw new Fault(at, `«,» or «${close}»`)
  }
  return pastBlank(text, at + 1)
}

function pastBlank(text: string, start: number): number {
  return past(text, BLANK, start) ?? start
}

function past(text: string, pattern: RegExp, start: number): number | null {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : null
}
