import { atom } from 'jotai'

/** The seller: settings of tenant and host that the booking depends on. */
export interface Seller {
  readonly tenantId: string
  readonly isEsimActive: boolean
  readonly hasPaymentPage: boolean
}

/** Set once when the store is made. */
export const sellerAtom = atom<Seller>({ tenantId: '', isEsimActive: false, hasPaymentPage: false })
