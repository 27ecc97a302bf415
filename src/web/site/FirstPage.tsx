import { createContext, useContext, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useIsReplacing } from './useIsReplacing.ts'

const FirstPageContext = createContext(true)

/** Whether the visitor is still on the page they came in by. A page that takes its place by itself is that one too. */
export function useIsFirstPage(): boolean {
  return useContext(FirstPageContext)
}

/** Notices the first step from one page to another. */
export function FirstPageProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const isReplacing = useIsReplacing()
  const [{ path, isFirst }, setSeen] = useState({ path: pathname, isFirst: true })
  if (path !== pathname) setSeen({ path: pathname, isFirst: isFirst && isReplacing })
  return <FirstPageContext value={isFirst}>{children}</FirstPageContext>
}
