import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether `installDebianPackage` may do its work here: on Debian, as root. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')
}

/** Installs a program of Debian. Throws what `apt-get` said. */
export function installDebianPackage(name: string): void {
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', name])
}

/** Runs a program to its end; what it says is shown only when it fails. */
export function run(program: string, parameters: readonly string[]): void {
  execFileSync(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
