import type { ReactNode } from 'react'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

const LIST = '/reisen'

/** Link to all travels, with the pending page of a list during the navigation. */
export function ToListButton({ children }: { readonly children: ReactNode }) {
  const press = useLinkClick()
  return (
    <ButtonLink to={LIST} onClick={(event) => press(event, { path: LIST, page: { kind: 'list' } })}>
      {children}
    </ButtonLink>
  )
}
