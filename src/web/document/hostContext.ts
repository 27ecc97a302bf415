import { createContext, RouterContextProvider } from 'react-router'
import type { GraphAnswer, GraphRequest } from '#protocol/graph.ts'
import type { PictureHost } from '#domain/content/pictures.ts'
import type { TenantConfig } from '#tenant/config.ts'

/** Settings of the host that are public; they are part of the HTML. */
export interface PublicConfig {
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string
  /** URL template of the payment page with `{transactionId}`; null without online payment. */
  readonly paymentPageUrl: string | null
  /** Minutes for which the places of an unpaid online booking are held; null where not known before placing it. */
  readonly holdMinutes: number | null
  readonly pictures: PictureHost
  /** Calendar day in Europe/Zurich, ISO. */
  readonly today: string
  /** True when the host runs on a fixed day (time travel); today then does not change at midnight. */
  readonly isTodayFixed: boolean
  /** Whether bookings are stored on the visitor's device. */
  readonly persist: boolean
  /** Whether page views are sent to the host, which alone knows the analytics service. */
  readonly hasPageViews: boolean
  /** Product analytics; null when off. */
  readonly posthog: { readonly key: string; readonly host: string } | null
  /** First digits of the hash of the build; absent where there is none. */
  readonly build?: string
  /** Whether Web Vitals are collected. */
  readonly hasVitals?: boolean
}

/** Values the host provides for each request. */
export interface HostValues {
  /** CSP nonce of this response. */
  readonly nonce: string
  /** Puts a query to the proxy, in process where possible. */
  readonly ask: (request: GraphRequest) => Promise<GraphAnswer>
  /** Assets to inline, so that the first frame waits for no request. */
  readonly pageFiles: {
    /** Text of a style sheet by its URL; null leaves the link. */
    readonly sheet: (address: string) => string | null
    /** Core font subset in Base64; null leaves it to the style sheet. */
    readonly coreFont: string | null
  }
  /** Logs an error of ours that no page reports. */
  readonly report: (error: unknown) => void
  /** Logs what an operator has to mend in the CMS; once, however often it is found. */
  readonly noteContentFault: (fault: string) => void
  readonly config: PublicConfig
  readonly tenant: TenantConfig
}

/** Null without a host, as under `react-router dev`. */
export const hostContext = createContext<HostValues | null>(null)

/** Context of one request. The host calls the function of the built website, so that both use the same context key. */
export function createHostContext(values: HostValues): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(hostContext, values)
  return context
}
