import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Modules below a folder that may hold a document, as paths like that of the folder. A parser looks at each module it is
 * given, and only every fourth one is worth that.
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function modulesWithTags(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('graphql('))
}
