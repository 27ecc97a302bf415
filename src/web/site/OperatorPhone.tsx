import type { ReactNode } from 'react'
import { useSite } from './SiteContext.tsx'
import { toPhone } from './contact.ts'

interface Props {
  /** Icon before the number, which then has an element of its own. */
  readonly icon?: ReactNode
}

/** The operator's phone number as a `tel:` link, for places where help may be needed. */
export function OperatorPhone({ icon }: Props) {
  const phone = toPhone(null, useSite().tenant.contact.phone)
  if (phone === null) return null
  return (
    <a href={phone.href}>
      {icon}
      <span>{phone.shown}</span>
    </a>
  )
}
