import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { ContentFrame } from '#web/content/ContentFrame.tsx'
import { ContentLink } from '#web/content/ContentLink.tsx'
import { findContent } from '#web/content/contentPage.ts'
import { sanitise } from '#web/content/sanitise.server.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { ask, askWithoutErrors, orFailurePage } from '#web/graph/ask.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { pageMeta } from '#web/site/pageMeta.ts'
import { breadcrumbList, structuredData } from '#web/site/structuredData.ts'
import { t } from '#web/text/content.ts'
import { loadUpcoming } from '#web/travel/search/relatedTravels.ts'
import { withSoftHyphens } from '#web/text/softHyphens.ts'
import type { Route } from './+types/content.ts'
import styles from './content.module.css'

async function load(page: LoadContext, { params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>) {
  const { graphWithoutSsr, tenantId } = page
  const variables = { tenantId, withPages: true }
  const asked = ask(graphWithoutSsr, TenantCmsDocument, variables)
  // An address of one part is hardly ever a category: it is unknown, too, while the categories cannot be asked.
  const isOnePart = params.pageUrlSlug === undefined
  const answer = await (isOnePart ? asked.catch(() => null) : asked)
  const found = findContent(answer?.tenant?.cms ?? null, params)
  // To search engines a page that is only missing in a broken answer is not gone.
  if (found.kind === 'unknown' && !isOnePart) await askWithoutErrors(graphWithoutSsr, TenantCmsDocument, variables)
  // The framework takes error responses and redirects as thrown values.
  /* eslint-disable @typescript-eslint/only-throw-error */
  if (found.kind === 'unknown') throw data({ travels: await loadUpcoming(page) }, { status: 404 })
  if (found.kind === 'gone') throw data({ what: 'page', travels: await loadUpcoming(page) }, { status: 410 })
  if (found.kind === 'redirect') throw redirect(found.path + new URL(request.url).search, 301)
  /* eslint-enable @typescript-eslint/only-throw-error */
  const { unsafeBody, ...facts } = found.page
  return { ...facts, heading: withSoftHyphens(facts.name), body: sanitise(unsafeBody ?? '').trim() }
}

// No `clientLoader`, because HTML is sanitised on the server.
export function loader({ context, request, params }: Route.LoaderArgs) {
  return orFailurePage(load(serverLoadContext(context), { params, request }), hostOf(context).report)
}

/** Back to a page that is still there, behind a pending one, loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { name, description, path, isHidden } = loaderData
  const site = matches[0].loaderData
  const crumbs = [
    { name: t('site.home'), path: '/' },
    { name, path },
  ]
  return [
    ...pageMeta(site, { title: name, description, path: isHidden ? null : path }),
    structuredData(breadcrumbList(site, crumbs)),
  ]
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { name, heading, teaser, body, siblings, categoryName } = loaderData
  return (
    <ContentFrame title={heading}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {teaser === null ? null : <p className={styles.teaser}>{teaser}</p>}
          {body === '' ? (
            <p>
              {t('site.textElsewhere')} <OperatorPhone />
            </p>
          ) : (
            <div className={styles.body} dangerouslySetInnerHTML={{ __html: body }} />
          )}
        </div>
        {siblings.length > 1 ? (
          <nav className={styles.siblings} aria-label={t('site.siblingPages', { category: categoryName ?? name })}>
            {categoryName === null ? null : <h2 className={styles.siblingsTitle}>{categoryName}</h2>}
            <ul className={styles.pages}>
              {siblings.map((sibling) => (
                <li key={sibling.path}>
                  <ContentLink className={styles.sibling} to={sibling.path} name={sibling.name} />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </ContentFrame>
  )
}
