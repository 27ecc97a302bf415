import { createContext, useContext } from 'react'
import type { PictureHost } from '#domain/content/pictures.ts'

const PictureHostContext = createContext<PictureHost>('none')

export const PictureHostProvider = PictureHostContext.Provider

/** The host that serves the pictures of the site. */
export function usePictureHost(): PictureHost {
  return useContext(PictureHostContext)
}
