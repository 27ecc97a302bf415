import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Waiting } from './FunnelStates.tsx'

/**
 * Leads on to another step in place of this one. Another move may stop it half way, as one that only cleans the address:
 * then it leads on from there. Meanwhile the place of the step is kept.
 */
export function LeadOn({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [key, navigate, to])
  return <Waiting />
}
