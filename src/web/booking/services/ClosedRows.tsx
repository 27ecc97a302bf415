import type { ReactNode } from 'react'
import { t } from '#web/text/services.ts'
import { Disclosure, DisclosureSummary } from '#web/ui/Disclosure.tsx'

/** Disclosure, initially closed, of unavailable options with their reasons. */
export function ClosedRows({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <Disclosure>
      <DisclosureSummary isQuiet>
        <span>{t('services.closed', { count })}</span>
      </DisclosureSummary>
      {children}
    </Disclosure>
  )
}
