import { createContext, useContext, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useIsReplacing } from './useIsReplacing.ts'

const LandingPageContext = createContext(true)

/** Whether the visitor is still on the landing page; a redirect from it counts as the landing page too. */
export function useIsLandingPage(): boolean {
  return useContext(LandingPageContext)
}

/** Detects the first navigation away from the landing page. */
export function LandingPageProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const isReplacing = useIsReplacing()
  const [{ path, isLanding }, setSeen] = useState({ path: pathname, isLanding: true })
  if (path !== pathname) setSeen({ path: pathname, isLanding: isLanding && isReplacing })
  return <LandingPageContext value={isLanding}>{children}</LandingPageContext>
}
