/**
 * A number from 0 to `size` - 1 that depends on the text alone and spreads evenly: chance that is the same on every
 * machine and every day (FNV-1a, 32 bits, with a final mix for short texts that differ in the last sign only).
 */
export function spreadOf(text: string, size: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) % size
}
