/**
 * Hashes a text evenly to 0 … `size` - 1, as a deterministic substitute for random numbers (32-bit FNV-1a, with a final
 * mix for short texts that differ in the last character only).
 */
export function hashModulo(text: string, size: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) % size
}
