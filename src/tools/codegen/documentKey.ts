/**
 * The number by which a client knows a document: FNV-1a of its text, 32 bits with a sign. Not the client's own hash:
 * under that one it keeps the documents it has read, and would find those instead of ours.
 */
export function documentKey(text: string): number {
  let code = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193)
  return code
}
