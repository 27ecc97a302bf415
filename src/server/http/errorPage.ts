import { escapeHtml } from '#platform/text/escapeHtml.ts'
import type { TenantConfig } from '#tenant/config.ts'

interface PageContext {
  /** CSP nonce of this response. */
  readonly nonce: string
  /** Request id for the visitor to quote; null for a page of the micro-cache. */
  readonly id: string | null
}

/** Static error page for failed rendering: contact and links. Depends on the tenant's configuration only. */
export function errorPage(tenant: TenantConfig, { nonce, id }: PageContext): string {
  const email = escapeHtml(tenant.contact.email)
  const content = `<p>Der Fehler liegt bei uns, nicht bei Ihnen. Versuchen Sie es bitte noch einmal. Wenn es wieder nicht geht, helfen wir Ihnen am Telefon oder per E-Mail weiter: <a href="mailto:${email}">${email}</a></p>
<p><a href="">Noch einmal versuchen</a></p><p><a href="/reisen">Zu allen Reisen</a></p>
${id === null ? '' : `<p>Nummer dieses Fehlers: ${escapeHtml(id)}</p>`}`
  return staticPage(tenant, nonce, { title: 'Das hat nicht geklappt', content })
}

interface TooManyContext extends Pick<PageContext, 'nonce'> {
  /** Time to wait. */
  readonly seconds: number
}

/** Page for a visitor above the rate limit of their network. */
export function tooManyPage(tenant: TenantConfig, { nonce, seconds }: TooManyContext): string {
  const phone = escapeHtml(tenant.contact.phone)
  const content = `<p>Von Ihrem Internetanschluss kommen gerade sehr viele Anfragen. Vielleicht teilen Sie ihn mit anderen. Warten Sie bitte ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`} und versuchen Sie es dann noch einmal; was Sie eingegeben haben, bleibt erhalten.</p>
<p>Gern helfen wir Ihnen auch am Telefon: <a href="${phoneLink(tenant)}">${phone}</a></p>
<p><a href="">Noch einmal versuchen</a></p>`
  return staticPage(tenant, nonce, { title: 'Bitte warten Sie einen Moment', content })
}

/** Page for a visitor who would wait long, because many others are here. */
export function busyPage(tenant: TenantConfig, nonce: string): string {
  const content = `<p>Gerade sehen sich sehr viele Gäste unsere Reisen an. Warten Sie bitte einen Augenblick und versuchen Sie es dann noch einmal; was Sie eingegeben haben, bleibt erhalten.</p>
<p><a href="">Noch einmal versuchen</a></p>
<p>Gern helfen wir Ihnen auch am Telefon: <a href="${phoneLink(tenant)}">${escapeHtml(tenant.contact.phone)}</a></p>`
  return staticPage(tenant, nonce, { title: 'Einen Augenblick, bitte', content })
}

interface PageContent {
  readonly title: string
  /** HTML. */
  readonly content: string
}

function staticPage(tenant: TenantConfig, nonce: string, { title, content }: PageContent): string {
  const { operatorName, locale, contact, branding } = tenant
  const { primary, secondary } = branding.colors
  const name = escapeHtml(operatorName)
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} – ${name}</title>
<style nonce="${nonce}">body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#1b1b1b}header,main{max-width:60rem;margin:0 auto;padding:1rem 1.25rem}header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;justify-content:space-between;border-bottom:4px solid ${secondary};font-weight:700}a{color:${primary};display:inline-block;padding:.55rem 0}h1,p{hyphens:auto;overflow-wrap:anywhere}h1{color:${primary};font-size:2rem;line-height:1.1}</style></head>
<body><header><a href="/">${name}</a><a href="${phoneLink(tenant)}">${escapeHtml(contact.phone)}</a></header>
<main><h1>${title}</h1>
${content}</main></body></html>`
}

function phoneLink({ contact }: TenantConfig): string {
  return `tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`
}

/** Whether a response is a failure without a readable page. */
function isWithoutPage(status: number, text: string): boolean {
  return status >= 500 && (text === '' || text.startsWith('Unexpected Server Error'))
}

/** The website's response, replaced by the static error page if it is a failure without a readable page. */
export async function orErrorPage(answer: Response, tenant: TenantConfig, page: PageContext): Promise<Response> {
  if (answer.status < 500 || answer.headers.get('content-type')?.startsWith('text/html') === true) return answer
  const text = await answer.text()
  if (!isWithoutPage(answer.status, text)) return new Response(text, answer)
  return new Response(errorPage(tenant, page), {
    status: answer.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
