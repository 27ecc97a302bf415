import { execFile } from 'node:child_process'
import { platform } from 'node:process'
import { promisify } from 'node:util'
import { check, record, type Shape, type ValueOf } from '#domain/shape.ts'

/** Fetched by npm when it is run: installed it would be 185 MB, a third of all packages. Version 13 needs Node 22.19. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const MOST_BYTES = 100 * 1024 ** 2

const number: Shape<number> = (json) => (typeof json === 'number' ? json : Number.NaN)
const category = record({ score: number })
const audit = record({ numericValue: number })

const report = record({
  categories: record({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: record({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})

/** The scores (0 to 1) and figures (milliseconds, layout shift) of one visit; NaN for what Lighthouse could not measure. */
export type LighthouseReport = ValueOf<typeof report>

/**
 * Has Lighthouse visit a page as a phone, in a browser that listens for DevTools on a port.
 * @throws where npm cannot fetch Lighthouse, or the visit fails
 */
export async function lighthouseReport(url: string, port: number): Promise<LighthouseReport> {
  const words = ['--yes', LIGHTHOUSE, url, `--port=${String(port)}`, '--output=json', '--quiet']
  // On Windows npx is a script of its shell.
  const options = { maxBuffer: MOST_BYTES, shell: platform === 'win32' }
  const { stdout } = await promisify(execFile)('npx', [...words, '--no-enable-error-reporting'], options)
  const checked = check(report, stdout)
  if (!checked.isValid) throw new Error(`Lighthouse answered otherwise than expected: ${checked.reason}`)
  return checked.value
}
