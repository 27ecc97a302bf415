import type { ReactNode } from 'react'
import { t } from '#web/text/services.ts'
import { Disclosure, DisclosureSummary } from '#web/ui/Disclosure.tsx'

/** What cannot be chosen at present, with the reasons, closed until somebody asks. */
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
