import { readFileSync } from 'node:fs'

/** Clock ticks Linux counts processor time in. */
const TICKS_PER_SECOND = 100
const [USER_TICKS, SYSTEM_TICKS, ENDED_USER_TICKS, ENDED_SYSTEM_TICKS] = [11, 12, 13, 14] as const
const KIB_PER_MIB = 1024

/** Processor seconds a process has had so far. */
export function processorSeconds(pid: number): number {
  return secondsOf(pid, [USER_TICKS, SYSTEM_TICKS])
}

/** Processor seconds a process has had so far, and all its children that have ended. */
export function processorSecondsWithEnded(pid: number): number {
  return secondsOf(pid, [USER_TICKS, SYSTEM_TICKS, ENDED_USER_TICKS, ENDED_SYSTEM_TICKS])
}

function secondsOf(pid: number, ticks: readonly number[]): number {
  // The name of the process stands in brackets, and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ticks.reduce((sum, tick) => sum + Number(fields[tick]), 0) / TICKS_PER_SECOND
}

/** Memory a process holds, in MiB. */
export function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / KIB_PER_MIB
}
