import type { RouterContextProvider } from 'react-router'
import type { HostConfig } from '#server/config/config.ts'
import type { TenantConfig } from '#tenant/config.ts'
import type website from '#website'
import { NO_PAGE_FILES, type PageFiles } from './pageFiles.ts'

export type Website = typeof website

export interface ContextOptions {
  readonly config: HostConfig
  readonly tenant: TenantConfig
  readonly today: () => string
  /** What pages carry in themselves; left out where files may change at any time. */
  readonly pageFiles?: PageFiles
  /** Another one for each build; left out where the sources may change at any time. */
  readonly version?: string | null
  /** Told of what fails while a page is made. */
  readonly report?: (error: unknown) => void
}

interface RenderContext {
  /** Scheme and host the visitor used. */
  readonly origin: string
  readonly nonce: string
  readonly proxy: (call: Request) => Promise<Response>
}

/** What one page is made with. */
export function pageContext(
  build: Website,
  options: ContextOptions,
  { origin, nonce, proxy }: RenderContext,
): RouterContextProvider {
  const { tenant, pageFiles = NO_PAGE_FILES, report = () => undefined } = options
  const graphFetch: typeof fetch = (input, init) => proxy(new Request(input, init))
  return build.entry.module.createHostContext({
    nonce,
    graphFetch,
    pageFiles,
    report,
    config: publicConfig(options, origin),
    tenant,
  })
}

/** The sandbox payment page of the embedded platform. A foreign one has none of its own to go to. */
const SANDBOX_PAYMENT_PAGE = '/sandbox-zahlung/v1/start/{transactionId}'

/** What visitors may know of the settings; it travels with each page. */
function publicConfig({ config, tenant, today, version = null }: ContextOptions, origin: string) {
  return {
    publicUrl: config.publicUrl ?? origin,
    paymentPageUrl: config.paymentPageUrl ?? (config.hasSandboxPayment ? SANDBOX_PAYMENT_PAGE : null),
    // A foreign platform says by itself how long it holds places, once it does.
    holdMinutes: config.platform === null ? tenant.payment.holdMinutes : null,
    pictures: pictureHost(config),
    today: today(),
    isTodayFixed: config.fixedToday !== null,
    persist: config.persist,
    hasPageViews: config.matomo !== null,
    posthog: config.posthog,
    build: version?.slice(0, 12) ?? '',
    hasVitals: config.metrics !== null,
  }
}

/**
 * Where pages get their pictures. Assumption: with a foreign platform and no IMAGE_URL nobody has them, so none is asked
 * for; the image route knows those of the embedded platform only.
 */
function pictureHost({ imageUrl, platform }: HostConfig) {
  if (imageUrl !== null) return { address: imageUrl }
  return platform === null ? ('own' as const) : ('none' as const)
}
