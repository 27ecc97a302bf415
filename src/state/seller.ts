import { atom } from 'jotai'

/** Who sells: what the booking needs to know of the configuration of tenant and host. */
export interface Seller {
  readonly tenantId: string
  readonly isEsimActive: boolean
  readonly hasPaymentPage: boolean
}

/** Set once when the store is made. */
export const sellerAtom = atom<Seller>({ tenantId: '', isEsimActive: false, hasPaymentPage: false })
