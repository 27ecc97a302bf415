const OR = new Intl.ListFormat('de-CH', { type: 'disjunction' })
const AND = new Intl.ListFormat('de-CH', { type: 'conjunction' })

/** «Doppelzimmer, Einzelzimmer oder Kabine» */
export function alternatives(texts: readonly string[]): string {
  return OR.format(texts)
}

/** «ein Kind, ein Erwachsener und ein Baby» */
export function enumeration(texts: readonly string[]): string {
  return AND.format(texts)
}
