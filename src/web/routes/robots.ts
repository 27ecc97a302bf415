import { hostOf } from '#web/document/hostOf.ts'
import type { Route } from './+types/robots.ts'

/** `/robots.txt`: disallows funnel, search and API. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = hostOf(context)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /buchen/',
    'Disallow: /recherche',
    'Disallow: /search',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
