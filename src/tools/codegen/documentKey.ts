/**
 * Key of a document in urql: FNV-1a of its text as a signed 32-bit integer. Not urql's own hash, under which it caches
 * documents it has parsed itself, and would return those.
 */
export function documentKey(text: string): number {
  let code = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193)
  return code
}
