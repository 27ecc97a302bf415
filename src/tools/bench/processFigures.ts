import { readFileSync } from 'node:fs'

/** Clock ticks Linux counts processor time in. */
const TICKS_PER_SECOND = 100
const [USER_TICKS, SYSTEM_TICKS] = [11, 12] as const
const KIB_PER_MIB = 1024

/** Processor seconds a process has had so far. */
export function processorSeconds(pid: number): number {
  // The name of the process stands in brackets, and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / TICKS_PER_SECOND
}

/** Memory a process holds, in MiB. */
export function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / KIB_PER_MIB
}
