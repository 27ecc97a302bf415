import { currencyOf, formatMoney } from '#domain/money.ts'
import { escapeHtml } from '#platform/text/escapeHtml.ts'
import type { PaymentAttempt } from './attempts.ts'

/** Values of the form's buttons. */
export type PageAction = 'bezahlen' | 'abbrechen' | 'fehlschlagen' | 'spaeter'

const BUTTONS: readonly { readonly action: PageAction; readonly label: string; readonly rank: 'main' | 'other' }[] = [
  { action: 'bezahlen', label: 'Bezahlen', rank: 'main' },
  { action: 'spaeter', label: 'Später bestätigen', rank: 'other' },
  { action: 'fehlschlagen', label: 'Zahlung schlägt fehl', rank: 'other' },
  { action: 'abbrechen', label: 'Abbrechen', rank: 'other' },
]

/** The sandbox payment page of an open payment; works without script. */
export function sandboxHtml(attempt: PaymentAttempt, nonce: string): string {
  const amount = formatMoney({ centimes: attempt.amount, currency: currencyOf(attempt.currency) })
  const buttons = BUTTONS.map(
    ({ action, label, rank }) => `<button class="${rank}" name="aktion" value="${action}">${label}</button>`,
  ).join('\n      ')
  return page({
    nonce,
    title: 'Zahlung (Sandbox)',
    main: `<p class="sandbox">Sandbox: hier fliesst kein Geld</p>
    <h1>Zahlung</h1>
    <dl>
      <div><dt>Auftragsnummer</dt><dd>${escapeHtml(attempt.orderNo)}</dd></div>
      <div><dt>Betrag</dt><dd class="amount">${escapeHtml(amount)}</dd></div>
    </dl>
    <p>Dies ist die Zahlungsseite für Versuche. Wählen Sie, wie die Zahlung ausgehen soll.</p>
    <form method="post">
      ${buttons}
    </form>`,
  })
}

/** The 404 page for an unknown payment. */
export function unknownPaymentHtml(nonce: string): string {
  return page({
    nonce,
    title: 'Zahlung nicht gefunden',
    main: `<h1>Diese Zahlung gibt es nicht.</h1>
    <p>Vielleicht ist der Link unvollständig. Öffnen Sie die Startseite: Ist Ihre Zahlung noch offen, kommen Sie dort zur Zahlung. Oder rufen Sie uns an.</p>
    <p><a href="/">Zur Startseite</a></p>`,
  })
}

interface Page {
  readonly nonce: string
  readonly title: string
  readonly main: string
}

function page({ nonce, title, main }: Page): string {
  return `<!doctype html>
<html lang="de-CH">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body>
  <main>
    ${main}
  </main>
</body>
</html>
`
}

const STYLE = `
  :root { color-scheme: light; --fir: #14342b; --yellow: #ffc72c; --hairline: #c9d1ce; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #fff; color: var(--fir); font: 1.125rem/1.5 "Helvetica Neue", Arial, sans-serif; }
  body::before { content: ""; display: block; height: .75rem; background: var(--yellow); }
  main { max-width: 34rem; margin: 0 auto; padding: 3rem min(1.25rem, 5vw); }
  .sandbox { margin: 0 0 1.5rem; padding: .5rem .75rem; border: 2px solid var(--fir); font-weight: 700; }
  h1 { margin: 0 0 2rem; font-size: 2.25rem; line-height: 1.1; }
  dl { margin: 0 0 1.5rem; border-top: 1px solid var(--hairline); }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem; padding: .75rem 0; border-bottom: 1px solid var(--hairline); }
  dd { margin: 0 0 0 auto; overflow-wrap: anywhere; text-align: right; font-variant-numeric: tabular-nums; }
  .amount { font-weight: 700; font-size: min(1.5rem, 12vw); }
  form { display: grid; gap: .75rem; margin-top: 2rem; }
  button { min-height: 3.25rem; padding: .5rem 1.25rem; border: 1px solid var(--fir); border-radius: 0; background: #fff; color: var(--fir); font: inherit; text-align: left; cursor: pointer; }
  button.main { border-color: var(--yellow); background: var(--yellow); font-weight: 700; color-scheme: only light; }
  button:hover { text-decoration: underline; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid var(--fir); outline-offset: 3px; }
`
