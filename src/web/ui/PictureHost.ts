import { createContext, useContext } from 'react'
import type { PictureHost } from '#domain/content/pictures.ts'

const PictureHostContext = createContext<PictureHost>('none')

export const PictureHostProvider = PictureHostContext.Provider

/** Where the pictures of the site come from. */
export function usePictureHost(): PictureHost {
  return useContext(PictureHostContext)
}
