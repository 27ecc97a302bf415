import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useContext, useState, type ReactNode } from 'react'
import { StyleCacheContext } from './StyleCache.tsx'
import { system } from './system.ts'

interface Props {
  /** Nonce of the content policy, for the style elements made in the browser. */
  readonly nonce: string
  readonly children: ReactNode
}

/** Chakra for what stands inside: the funnel alone, so that public pages carry no style runtime. */
export function FunnelTheme({ nonce, children }: Props) {
  const given = useContext(StyleCacheContext)
  const [cache] = useState(() => given ?? createStyleCache(nonce))
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}

function createStyleCache(nonce: string) {
  return createCache({ key: 'css', nonce })
}
