import type { ReactNode } from 'react'
import { Links, Meta } from 'react-router'
import type { Site } from '#web/site/SiteContext.tsx'
import { TenantColours } from '#web/theme/TenantColours.tsx'

interface Props {
  /** Null if the root loader failed. */
  readonly site: Site | null
  readonly nonce: string
  /** Scripts that run before the body is parsed. */
  readonly children: ReactNode
}

/** `<head>` of every page (rules 2.1.1); routes add title and description. */
export function SiteHead({ site, nonce, children }: Props) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" type="image/png" sizes="16x16" href="/favicon-16x16.png" />
      <link rel="icon" type="image/png" sizes="32x32" href="/favicon-32x32.png" />
      <link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="msapplication-TileColor" content="#ffffff" />
      <meta name="theme-color" content="#ffffff" />
      {site === null ? null : <meta property="og:site_name" content={site.tenant.operatorName} />}
      <meta property="og:locale" content={(site?.tenant.locale ?? 'de-CH').replace('-', '_')} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
      <Meta />
      <Links nonce={nonce} />
      {/* No first frame before the footer is parsed: a frame of half a page would shift its layout. */}
      <link rel="expect" href="#kontakt" blocking="render" />
      {site === null ? null : <TenantColours colors={site.tenant.branding.colors} nonce={nonce} />}
      {children}
    </head>
  )
}
