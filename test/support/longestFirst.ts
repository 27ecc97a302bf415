import { existsSync } from 'node:fs'
import { type TestSpecification, BaseSequencer } from 'vitest/node'

/** The files of a project that take longest, longest first: begun last, one of them would keep the others waiting. */
const LONGEST = [
  'fuzz',
  'tasks/booking',
  'outages',
  'networkFaults',
  'reflow',
  'birthdays',
  'firefox',
  'failuresMatrix',
  'tracking',
  'tasks/finding',
  'accessibility',
  'tasks/deciding',
  'keyboardJourneys',
  'paymentReturn',
  'frame',
].map((name) => `/test/browser/${name}.test.ts`)

const missing = LONGEST.filter((path) => !existsSync(`.${path}`))
if (missing.length > 0) throw new Error(`These tests are to begin with, and are not there: ${missing.join(', ')}`)

/** Begins with the longest files, also where no earlier run has told how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((path) => moduleId.endsWith(path))
      return place < 0 ? LONGEST.length : place
    }
    return (await super.sort(files)).toSorted(
      (a, b) => a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder || rank(a) - rank(b),
    )
  }
}
