import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { findContent } from '#web/content/contentPage.ts'
import { sanitise } from '#web/content/sanitise.server.ts'
import { ask } from '#web/graph/ask.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import type { Route } from './+types/contentText.ts'

/** `/{category}/{page}/text`: the text of a content page alone, made safe, for a dialog in front of another page. */
export async function loader({ context, request, params: { categoryUrlSlug, pageUrlSlug } }: Route.LoaderArgs) {
  const { graphWithoutSsr, tenantId } = serverLoadContext({ context, request })
  const headers = { 'X-Robots-Tag': 'noindex' }
  const answer = await ask(graphWithoutSsr, TenantCmsDocument, { tenantId, withPages: true }).catch(() => null)
  if (answer === null) return Response.json({ html: null }, { status: 503, headers })
  const found = findContent(answer.tenant?.cms ?? null, { categoryUrlSlug, pageUrlSlug })
  const unsafeBody = found.kind === 'found' ? found.page.unsafeBody : null
  if (!unsafeBody) return Response.json({ html: null }, { status: 404, headers })
  // A link in the text must not lead away from the page it is read on.
  const html = sanitise(unsafeBody).replaceAll('<a href', '<a target="_blank" rel="noopener" href')
  return Response.json({ html }, { headers })
}
