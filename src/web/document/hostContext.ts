import { createContext, RouterContextProvider } from 'react-router'
import type { PictureHost } from '#domain/content/pictures.ts'
import type { TenantConfig } from '#tenant/config.ts'

/** Settings of the host that visitors may know; they travel with the page. */
export interface PublicConfig {
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string
  /** Address of the payment page, with `{transactionId}` in it; null where there is none, so that nobody can pay online. */
  readonly paymentPageUrl: string | null
  /** Minutes for which the places of an online booking are held unpaid; null where nobody says before it is placed. */
  readonly holdMinutes: number | null
  readonly pictures: PictureHost
  /** Calendar day in Europe/Zurich, ISO. */
  readonly today: string
  /** True when the host runs as of a given day, which then does not move on at midnight. */
  readonly isTodayFixed: boolean
  /** Whether bookings are kept on the visitor's device. */
  readonly persist: boolean
  /** Whether visits of pages are counted. Where they go is between the host and the service. */
  readonly hasPageViews: boolean
  /** Product analytics; null where there are none. */
  readonly posthog: { readonly key: string; readonly host: string } | null
  /** The first digits of the hash of the build; left out where there is none. */
  readonly build?: string
  /** Whether anybody wants to know how fast pages are for visitors. */
  readonly hasVitals?: boolean
}

/** What the host gives to each request. */
export interface HostValues {
  /** Nonce of the content policy of this answer. */
  readonly nonce: string
  /** Reaches the proxy, in process where the host can. */
  readonly graphFetch: typeof fetch
  /** What pages carry in themselves, so that their first frame waits for no file. */
  readonly pageFiles: {
    /** The text of a sheet by its address; null leaves the link. */
    readonly sheet: (address: string) => string | null
    /** The font with the letters of nearly every page, in Base64; null leaves it to the sheet. */
    readonly letters: string | null
  }
  /** Tells the log of a fault of ours that no page tells of. */
  readonly report: (error: unknown) => void
  readonly config: PublicConfig
  readonly tenant: TenantConfig
}

/** Null where no host made the context, as under `react-router dev`. */
export const hostContext = createContext<HostValues | null>(null)

/** The context of one request. The host calls the one of the built website, so that both use the same key. */
export function createHostContext(values: HostValues): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(hostContext, values)
  return context
}
