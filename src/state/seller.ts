import { atom } from 'jotai'

/** Who sells: what the booking needs to know of the tenant's configuration. */
export interface Seller {
  readonly tenantId: string
  readonly isEsimActive: boolean
}

/** Set once when the store is made. */
export const sellerAtom = atom<Seller>({ tenantId: '', isEsimActive: false })
