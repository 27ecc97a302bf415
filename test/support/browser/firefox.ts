import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, firefox } from 'playwright-core'
import { canInstallDebianPackages, installDebianPackage, isExecutable } from '#test/support/debianPackage.ts'

/** A browser as it comes: nothing recommended, reported or updated, and no motion, as in the other browser. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
} as const

/** The path of a stock Firefox, installed on the way where there is none. */
export function firefoxPath(): string {
  const present = presentFirefox()
  if (present !== null) return present
  if (canInstallDebianPackages()) installDebianPackage('firefox-esr')
  const installed = presentFirefox()
  if (installed !== null) return installed
  throw new Error('No Firefox found, and none could be installed. Set FIREFOX_PATH to one.')
}

function presentFirefox(): string | null {
  const named = process.env['FIREFOX_PATH']
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new Error(`FIREFOX_PATH is ${named}, where nothing can be run`)
  }
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'].find(isExecutable) ?? null
}

/** Firefox over WebDriver BiDi, by way of the bridge. */
export async function openFirefox(): Promise<Browser> {
  const directory = mkdtempSync(join(tmpdir(), 'carovia-firefox-'))
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: launcher(directory, firefoxPath()),
    firefoxUserPrefs: PREFERENCES,
    headless: true,
  })
  browser.once('disconnected', () => rmSync(directory, { recursive: true, force: true }))
  return browser
}

/** Playwright starts one executable file and gives it the arguments for Firefox: this one puts ours before them. */
function launcher(directory: string, program: string): string {
  const path = join(directory, 'firefox.sh')
  const bridge = fileURLToPath(new URL('firefoxBridge.ts', import.meta.url))
  const command = [process.execPath, '--import', import.meta.resolve('tsx'), bridge, program]
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  writeFileSync(path, `#!/bin/sh\nexec ${quoted} "$@"\n`, { mode: 0o755 })
  return path
}
