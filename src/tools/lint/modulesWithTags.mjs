import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { posixPath } from '#tools/posixPath.mjs'

/**
 * Modules below a folder that may have a `graphql()` tag, as paths that begin like the folder's, with slashes. Code
 * generator and lint parse every module they are given, and three in four have no tag.
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function modulesWithTags(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => posixPath(join(folder, file)))
    .filter((file) => readFileSync(file, 'utf8').includes('graphql('))
}
