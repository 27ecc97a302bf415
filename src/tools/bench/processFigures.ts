import { readFileSync } from 'node:fs'

/** Clock ticks Linux counts processor time in. */
const TICKS_PER_SECOND = 100
/** User and system ticks of a process in its line, then those of its children that have ended. */
const [FIRST_TICKS, CHILDREN_TICKS, END_OF_TICKS] = [11, 13, 15] as const
const KIB_PER_MIB = 1024

/**
 * Processor seconds a process has had so far; 0 of one that has ended.
 * @param withEnded counts its children that have ended as well
 */
export function processorSeconds(pid: number, withEnded = false): number {
  try {
    // The name of the process stands in brackets, and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = fields.slice(FIRST_TICKS, withEnded ? END_OF_TICKS : CHILDREN_TICKS)
    return ticks.reduce((sum, tick) => sum + Number(tick), 0) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

/** Memory a process holds, in MiB. */
export function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / KIB_PER_MIB
}
