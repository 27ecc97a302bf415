import type { ReactNode } from 'react'
import type { ShownOptions } from '#domain/booking/extras/shownExtras.ts'
import { t } from '#web/text/services.ts'
import { Disclosure, DisclosureSummary } from '#web/ui/Disclosure.tsx'

interface Props<Option> {
  readonly shown: ShownOptions<Option>
  readonly row: (option: Option) => ReactNode
}

/** The open options, then the unavailable ones with their reasons in a disclosure, which is closed at first. */
export function ShownRows<Option>({ shown: { open, closed }, row }: Props<Option>) {
  return (
    <>
      {open.map(row)}
      {closed.length === 0 ? null : (
        <Disclosure>
          <DisclosureSummary isQuiet>
            <span>{t('services.closed', { count: closed.length })}</span>
          </DisclosureSummary>
          {closed.map(row)}
        </Disclosure>
      )}
    </>
  )
}
