import type { TenantConfig } from '#tenant/config.ts'

interface LastResort {
  /** Nonce of the content policy of this answer. */
  readonly nonce: string
  /** Id of the request, to be quoted; null where the page is made for many. */
  readonly id: string | null
}

/** What is said where no page can be made: who we are, how to reach us, and ways on. It needs nothing but the configuration. */
export function lastResortPage({ operatorName, locale, contact, branding }: TenantConfig, { nonce, id }: LastResort): string {
  const { primary, secondary } = branding.colors
  const [name, phone, email] = [escaped(operatorName), escaped(contact.phone), escaped(contact.email)] as const
  return `<!doctype html>
<html lang="${escaped(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Das hat nicht geklappt – ${name}</title>
<style nonce="${nonce}">body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#1b1b1b}header,main{max-width:60rem;margin:0 auto;padding:1rem 1.25rem}header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;justify-content:space-between;border-bottom:4px solid ${secondary};font-weight:700}a{color:${primary};display:inline-block;padding:.5rem 0}h1{color:${primary};font-size:2rem;line-height:1.1}</style></head>
<body><header><a href="/">${name}</a><a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></header>
<main><h1>Das hat nicht geklappt</h1>
<p>Der Fehler liegt bei uns, nicht bei Ihnen. Versuchen Sie es bitte noch einmal. Wenn es wieder nicht geht, helfen wir Ihnen am Telefon oder per E-Mail weiter: <a href="mailto:${email}">${email}</a></p>
<p><a href="">Noch einmal versuchen</a></p><p><a href="/reisen">Zu allen Reisen</a></p>
${id === null ? '' : `<p>Nummer dieses Fehlers: ${escaped(id)}</p>`}</main></body></html>`
}

/** Whether the website has answered with a failure nobody could read. */
function isBare(status: number, text: string): boolean {
  return status >= 500 && (text === '' || text.startsWith('Unexpected Server Error'))
}

/** The answer of the website; the last resort in the place of one that is bare. */
export async function orLastResort(answer: Response, tenant: TenantConfig, resort: LastResort): Promise<Response> {
  if (answer.status < 500 || answer.headers.get('content-type')?.startsWith('text/html') === true) return answer
  const text = await answer.text()
  if (!isBare(answer.status, text)) return new Response(text, answer)
  return new Response(lastResortPage(tenant, resort), { status: answer.status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
