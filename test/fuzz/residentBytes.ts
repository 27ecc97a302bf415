import { readFileSync } from 'node:fs'

/** Bytes of memory a process holds; null where the system does not tell. */
export function residentBytes(pid: number): number | null {
  try {
    const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return null
  }
}
