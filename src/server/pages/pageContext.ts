import type { RouterContextProvider } from 'react-router'
import type { GraphAnswer, GraphRequest } from '#protocol/graph.ts'
import { SANDBOX_START_PATH } from '#protocol/paymentPaths.ts'
import type { HostConfig } from '#server/config/config.ts'
import type { TenantConfig } from '#tenant/config.ts'
import type website from '#website'
import { NO_PAGE_FILES, type PageFiles } from './pageFiles.ts'

export type Website = typeof website

export interface ContextOptions {
  readonly config: HostConfig
  readonly tenant: TenantConfig
  readonly today: () => string
  /** Files inlined into pages; omitted in development, where they may change at any time. */
  readonly pageFiles?: PageFiles
  /** Hash of the build; null or omitted in development. */
  readonly version?: string | null
  /** Called with errors during rendering. */
  readonly report?: (error: unknown) => void
  /** Called with what an operator has to mend in the CMS. */
  readonly noteContentFault?: (fault: string) => void
}

interface RenderContext {
  /** Scheme and host of the request. */
  readonly origin: string
  readonly nonce: string
  readonly ask: (request: GraphRequest) => Promise<GraphAnswer>
}

/** The router context of one rendering. */
export function pageContext(
  build: Website,
  options: ContextOptions,
  { origin, nonce, ask }: RenderContext,
): RouterContextProvider {
  const { tenant, pageFiles = NO_PAGE_FILES, report = () => undefined, noteContentFault = () => undefined } = options
  return build.entry.module.createHostContext({
    nonce,
    ask,
    pageFiles,
    report,
    noteContentFault,
    config: publicConfig(options, origin),
    tenant,
  })
}

/** Sandbox payment page of the embedded platform. */
const SANDBOX_PAYMENT_PAGE = `${SANDBOX_START_PATH}{transactionId}`

/** The public part of the configuration, serialized into each page. */
function publicConfig({ config, tenant, today, version = null }: ContextOptions, origin: string) {
  return {
    publicUrl: config.publicUrl ?? origin,
    paymentPageUrl: config.paymentPageUrl ?? (config.hasSandboxPayment ? SANDBOX_PAYMENT_PAGE : null),
    // A foreign platform sends its own hold time once a booking exists.
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
 * Source of the pages' pictures. Assumption: with a foreign platform and no IMAGE_URL there are none, as the image route
 * only serves pictures of the embedded platform.
 */
function pictureHost({ imageUrl, platform }: HostConfig) {
  if (imageUrl !== null) return { address: imageUrl }
  return platform === null ? ('own' as const) : ('none' as const)
}
