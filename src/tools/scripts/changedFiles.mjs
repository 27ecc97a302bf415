import { execFileSync } from 'node:child_process'

/**
 * Files that differ from a commit, new ones included, as paths from the root.
 * @param {string} since a commit or branch
 * @returns {readonly string[]}
 */
export function changedFiles(since) {
  return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')]
}

/** @param {readonly string[]} parameters */
function git(...parameters) {
  return execFileSync('git', parameters, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
}
