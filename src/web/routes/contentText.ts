import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { findContent } from '#web/content/contentPage.ts'
import { sanitise } from '#web/content/sanitise.server.ts'
import { ask } from '#web/graph/ask.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import type { Route } from './+types/contentText.ts'

/** `/{category}/{page}/text`: the sanitised text of a CMS page alone, for a dialog on another page. */
export async function loader({ context, params: { categoryUrlSlug, pageUrlSlug } }: Route.LoaderArgs) {
  const { graphWithoutSsr, tenantId } = serverLoadContext(context)
  const headers = { 'X-Robots-Tag': 'noindex' }
  const answer = await ask(graphWithoutSsr, TenantCmsDocument, { tenantId, withPages: true }).catch(() => null)
  if (answer === null) return Response.json({ html: null }, { status: 503, headers })
  const found = findContent(answer.tenant?.cms ?? null, { categoryUrlSlug, pageUrlSlug })
  const unsafeBody = found.kind === 'found' ? found.page.unsafeBody : null
  if (!unsafeBody) return Response.json({ html: null }, { status: 404, headers })
  // Links open a new tab, so that they do not leave the page with the dialog.
  const html = sanitise(unsafeBody).replaceAll('<a href', '<a target="_blank" rel="noopener" href')
  return Response.json({ html }, { headers })
}
