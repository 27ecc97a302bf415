import path, { type PlatformPath } from 'node:path'

/**
 * Whether a folder is another one, or lies in it.
 * @param system how paths are written where it runs
 */
export function isInside(folder: string, outer: string, system: PlatformPath = path): boolean {
  const way = system.relative(system.resolve(outer), system.resolve(folder))
  // From one drive of Windows to another, it is the whole path of the other.
  return way.split(system.sep)[0] !== '..' && !system.isAbsolute(way)
}
