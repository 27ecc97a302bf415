import { hostOf } from '#web/document/hostOf.ts'
import type { Route } from './+types/webManifest.ts'

/** `/site.webmanifest`: name and icons for the home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = hostOf(context)
  const manifest = {
    name: tenant.operatorName,
    short_name: tenant.operatorName,
    lang: tenant.locale,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' }
  return new Response(JSON.stringify(manifest), { headers })
}
