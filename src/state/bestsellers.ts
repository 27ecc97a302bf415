import { atom } from 'jotai'
import { NO_BESTSELLERS, type Bestsellers } from '#domain/travels/bestsellers.ts'

/** The last response; kept on the device, so that bestsellers are requested at most once a day. */
export const bestsellersAtom = atom<Bestsellers>(NO_BESTSELLERS)
