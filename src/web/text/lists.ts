/** «Doppelzimmer, Einzelzimmer oder Kabine» */
export function alternatives(texts: readonly string[]): string {
  return joined(texts, 'oder')
}

/** «ein Kind, ein Erwachsener und ein Baby» */
export function enumeration(texts: readonly string[]): string {
  return joined(texts, 'und')
}

/** Written out: the first `Intl.ListFormat` of a page takes a browser longer than all else a step begins with. */
function joined(texts: readonly string[], conjunction: string): string {
  const parts = [texts.slice(0, -1).join(', '), ...texts.slice(-1)]
  return parts.filter((part) => part !== '').join(` ${conjunction} `)
}
