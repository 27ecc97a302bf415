/*
 * Names of properties: `document/key/key` for a selection, `Input.field` for a field of an input, `file#position` for a
 * property of a type of our own.
 */

const SUFFIXES = /(Fragment|Query|Mutation)$/

/** The same for a selection and for the property made of it. Codegen capitalises names its own way. */
export function selectionKey(document: string, path: readonly string[]): string {
  return [document.replaceAll('_', '').toLowerCase(), ...path].join('/')
}

/** The same for a selection, by the name of the type that codegen gives its operation or fragment. */
export function typeKey(type: string, path: readonly string[]): string {
  return selectionKey(type.replace(SUFFIXES, ''), path)
}

/** Whether a name stands for a property of a type of our own. */
export function isOwnProperty(name: string): boolean {
  return name.includes('#')
}

/** Whether a name stands for a field of an input of the platform. */
export function isInputField(name: string): boolean {
  return !name.includes('/') && !isOwnProperty(name)
}
