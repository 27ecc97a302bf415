import { createRandom, type Random } from '#test/support/random.ts'

/*
 * When visitors of a newsletter come: a steep rise, then an exponential decay. A run stands for the first three hours after
 * the sending, in which about half of all openings happen: of 4 million mails of holiday resorts 27 % were opened within
 * the first hour, just under 50 % within three (corp.inntopia.com/email-short-tail); of GetResponse's 23.6 %, 9.5 % and
 * 6.3 % in the hours one to three. This curve has 60, 29 and 11 hundredths of the three hours in them; those have 54 to 60 in
 * the first.
 */

/** Parts of the run: a decay of an hour, a rise of nine minutes. */
const DECAY = 1 / 3
const RISE = 1 / 20

const SEED = 20_270_301
const HALVINGS = 40
const GRAIN = 2 ** 30

/** Visitors that have come after a part of the run, up to a factor. */
function come(part: number): number {
  return DECAY * (1 - Math.exp(-part / DECAY)) - RISE * (1 - Math.exp(-part / RISE))
}

/** Of all visitors of a run, the part that comes in the most crowded instant, by the length of the run. */
function peakDensity(): number {
  const at = (Math.log(DECAY / RISE) * DECAY * RISE) / (DECAY - RISE)
  return (Math.exp(-at / DECAY) - Math.exp(-at / RISE)) / come(1)
}

/** How many visitors a run of some seconds has that at its peak has so many a second. */
export function visitorsOfRun(peakPerSecond: number, seconds: number): number {
  return Math.round((peakPerSecond * seconds) / peakDensity())
}

/** Visitors a second at the peak of a run with so many in all. */
export function peakOfRun(visitors: number, seconds: number): number {
  return (visitors * peakDensity()) / seconds
}

/** Milliseconds after the beginning at which visitors come, in order: by chance, as they know nothing of each other. */
export function arrivals(visitors: number, seconds: number, random: Random = createRandom(SEED)): readonly number[] {
  return Array.from({ length: visitors }, () => partAt(chance(random)) * seconds * 1000).toSorted((a, b) => a - b)
}

/** At least 0, less than 1. */
export function chance(random: Random): number {
  return random.integer(GRAIN) / GRAIN
}

/** The part of the run after which a share of the visitors has come, by bisection. */
function partAt(share: number): number {
  let [low, high] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (come(middle) < share * come(1)) low = middle
    else high = middle
  }
  return low
}
