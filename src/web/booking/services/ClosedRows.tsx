import type { ReactNode } from 'react'
import { t } from '#web/text/services.ts'
import { Drawer, DrawerHead } from '#web/ui/Drawer.tsx'

/** What cannot be chosen at present, with the reasons, closed until somebody asks. */
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
