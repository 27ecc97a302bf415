import { execFileSync } from 'node:child_process'

/**
 * Files that differ from a commit, new ones included, as paths from the root.
 * @param {string} since a commit or branch
 * @param {string} root of the repository
 * @returns {readonly string[]}
 */
export function changedFiles(since, root = process.cwd()) {
  return [
    ...git(root, 'diff', '--name-only', '-z', since, '--'),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]
}

/**
 * Paths of files. With `-z` git writes them as they are, and ends each with a null character.
 * @param {string} root
 * @param {readonly string[]} parameters
 */
function git(root, ...parameters) {
  return execFileSync('git', parameters, { encoding: 'utf8', cwd: root })
    .split('\0')
    .filter((file) => file !== '')
}
