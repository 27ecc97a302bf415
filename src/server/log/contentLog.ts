import type { Log } from './log.ts'

/** Logs what an operator has to mend in the CMS, each fault once: whoever reads the sitemap again finds the same ones. */
export function createContentLog(log: Pick<Log, 'warn'>): (fault: string) => void {
  const logged = new Set<string>()
  return (fault) => {
    if (logged.has(fault)) return
    logged.add(fault)
    log.warn({ fault }, 'Something is to be mended in the CMS')
  }
}
