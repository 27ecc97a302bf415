import type { ReactNode } from 'react'
import { t } from '#web/text/services.ts'
import { Drawer, DrawerHead } from '#web/ui/Drawer.tsx'

/** Disclosure, initially closed, of unavailable options with their reasons. */
export function ClosedRows({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <Drawer>
      <DrawerHead isQuiet>
        <span>{t('services.closed', { count })}</span>
      </DrawerHead>
      {children}
    </Drawer>
  )
}
