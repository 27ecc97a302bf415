import type { ReactNode } from 'react'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

const LIST = '/reisen'

/** Leads to all travels, whose list begins before it is there. */
export function ToListButton({ children }: { readonly children: ReactNode }) {
  const press = useLinkClick()
  return (
    <ButtonLink to={LIST} replace onClick={(event) => press(event, { path: LIST, page: { kind: 'list' } })}>
      {children}
    </ButtonLink>
  )
}
