import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Waiting } from './FunnelStates.tsx'

/**
 * Redirects to another step. Unlike `<Navigate>`, it navigates again when another navigation has interrupted the redirect,
 * such as one that removes a parameter from the URL. Meanwhile a skeleton keeps the height of the step.
 */
export function StepRedirect({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [key, navigate, to])
  return <Waiting />
}
