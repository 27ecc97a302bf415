import { spawn } from 'node:child_process'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { canInstallDebianPackages, installDebianPackage, isExecutable } from '#test/support/debianPackage.ts'
import { freePort } from './site.ts'

/** The engine of Safari 16 without windows, and the program that steers it: WPE WebKit 2.38, as in Debian 12. */
const BROWSER = '/usr/bin/cog'
const DRIVER = '/usr/bin/WPEWebDriver'

/** The text of an element, with spaces in the place of no-break spaces. */
const TEXT = "normalize-space(translate(., '\u00A0', ' '))"

const WITHIN_MS = 30_000

/** A visitor with Safari 16, who finds things by what is written on them and clicks at their middle. */
export interface SafariVisitor {
  readonly driver: WebDriver
  readonly open: (path: string) => Promise<void>
  /** Presses the control with this XPath. */
  readonly press: (xpath: string) => Promise<void>
  readonly pressButton: (name: string) => Promise<void>
  /** Selects a checkbox or radio button by a part of its label. */
  readonly choose: (label: string) => Promise<void>
  readonly write: (label: string, text: string) => Promise<void>
  /** Waits until a part of the page says so. */
  readonly see: (text: string) => Promise<void>
  readonly leave: () => Promise<void>
}

/** Installs Safari's engine where it is missing and can be installed; elsewhere its tests are left out. */
export function bringSafari(): void {
  if (hasSafari() || !canInstallDebianPackages()) return
  try {
    for (const name of ['cog', 'wpewebkit-driver']) installDebianPackage(name)
  } catch {
    // Another Debian, which has not both.
  }
}

export function hasSafari(): boolean {
  return [BROWSER, DRIVER].every(isExecutable)
}

/** A visitor with Safari 16, whose view is 800 by 600 pixels: what the site shows on a phone held sideways. */
export async function safariVisitor(origin: string): Promise<SafariVisitor> {
  const { driver, end } = await startDriver()
  const find = (xpath: string) =>
    driver.wait(() => driver.executeScript<Point | null>(pointOf, xpath), WITHIN_MS, `nothing is ${xpath}`)
  const press = async (xpath: string) => {
    let before: Point | null = null
    // What is pressed while the page moves is missed.
    const point = await driver.wait(
      async () => {
        const now = await find(xpath)
        const isStill = now?.x === before?.x && now?.y === before?.y
        before = now
        return isStill ? now : null
      },
      WITHIN_MS,
      `${xpath} does not keep still`,
      150,
    )
    if (point !== null) await driver.actions().move(point).click().perform()
  }
  return {
    driver,
    open: (path) => driver.get(origin + path),
    press,
    pressButton: (name) => press(`//button[${TEXT}='${name}' or @aria-label='${name}']`),
    choose: (label) => press(`//label[contains(${TEXT}, '${label}')]`),
    write: async (label, text) => {
      await press(`//label[starts-with(${TEXT}, '${label}')]`)
      await driver.switchTo().activeElement().sendKeys(text)
    },
    see: async (text) => {
      await find(`//*[not(*) or self::h1][contains(${TEXT}, '${text}')]`)
    },
    leave: async () => {
      await driver.quit()
      await end()
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Runs in the page: scrolls to the first visible element with an XPath and tells its middle; null without one, and until
 * the page is hydrated.
 */
function pointOf(xpath: string): Point | null {
  const main = document.querySelector('main')
  if (main === null || !Object.keys(main).some((key) => key.startsWith('__reactProps'))) return null
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  const all = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
  const visible = all.find((node) => node instanceof Element && node.getBoundingClientRect().width > 0)
  if (!(visible instanceof Element)) return null
  visible.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = visible.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

async function startDriver() {
  const port = await freePort()
  const child = spawn(DRIVER, ['--host=127.0.0.1', `--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // A test run that is broken off leaves no browser behind.
  const kill = () => child.kill()
  process.once('exit', kill)
  const address = `http://127.0.0.1:${String(port)}`
  await untilAnswered(`${address}/status`)
  const args = ['--platform=headless', '--automation']
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({ browserName: 'cog', 'wpe:browserOptions': { binary: BROWSER, args } })
    .build()
  const end = async () => {
    kill()
    await ended
    process.off('exit', kill)
  }
  return { driver, end }
}

async function untilAnswered(address: string): Promise<void> {
  const last = Date.now() + WITHIN_MS
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > last) throw new Error(`${address} does not answer`)
    await new Promise((go) => setTimeout(go, 100))
  }
}
