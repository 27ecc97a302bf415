import { sep } from 'node:path'

/**
 * A path with `/` between its parts, as globs, imports and messages have it; on Windows Node writes `\`.
 * @param {string} path
 * @param {string} separator of the system the path comes from
 */
export function posixPath(path, separator = sep) {
  return path.split(separator).join('/')
}
