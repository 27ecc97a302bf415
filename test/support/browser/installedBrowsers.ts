import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, firefox } from 'playwright-core'
import { canInstallDebianPackages, installDebianPackage, isExecutable, run } from '#test/support/debianPackage.ts'

/**
 * Debian's Chromium without windows. On two cores the frame of a window takes from the page what is measured there, and
 * a fifth of the time all journeys need.
 */
const SHELL = 'chromium-headless-shell'

/** With windows: their frame draws two pages of its own below the address bar, which takes longer than a page of the site. */
const FRAME = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Playwright's own list, repeated because Chromium uses only the last `--disable-features`. */
const TURNED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** A process started ahead for the next page: with a context for each visitor it would mostly be started for nobody. */
const SPARE = 'SpareRendererForSitePerProcess'

/** Without these a browser in a closed network knocks at its maker's doors, and as root it refuses to start. */
export const CHROMIUM_FLAGS: readonly string[] = [
  `--disable-features=${[...TURNED_OFF, ...FRAME, SPARE].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Puts Debian's Chromium without windows beside one with windows. Where that cannot be done, the other one does. */
export function bringShell(): void {
  if (isNamed() || isExecutable(`/usr/bin/${SHELL}`) || !canInstallDebianPackages()) return
  installChromium()
}

/** The path of a Chromium, installed on the way where there is none. */
export function chromiumPath(): string {
  const present = presentChromium()
  if (present !== null) return present
  const failure = installChromium()
  const installed = presentChromium()
  if (installed !== null) return installed
  throw new Error(`No Chromium found, and none could be installed. Set CHROMIUM_PATH to one. ${failure ?? ''}`)
}

/** Whether CHROMIUM_PATH says which Chromium to use. */
function isNamed(): boolean {
  return (process.env['CHROMIUM_PATH'] ?? '') !== ''
}

function presentChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  if (isNamed()) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, where nothing can be run`)
  }
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const paths = [...names.map((name) => `/usr/bin/${name}`), chromium.executablePath()]
  return paths.find(isExecutable) ?? null
}

/** Null when all went well, else why not. */
function installChromium(): string | null {
  try {
    if (canInstallDebianPackages()) installDebianPackage(SHELL)
    else run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * A browser as it comes: nothing recommended, reported or updated, no processes started ahead, and no motion, as in the
 * other browser.
 */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
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
  try {
    return await firefox.launch({
      channel: 'moz-firefox',
      executablePath: launcher(directory, firefoxPath()),
      firefoxUserPrefs: PREFERENCES,
      headless: true,
    })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
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
