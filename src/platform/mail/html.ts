import { escapeHtml } from '#platform/text/escapeHtml.ts'
import type { MailContent, MailRow } from './content.ts'
import type { MailOperator } from './operator.ts'

/** HTML for mail clients: table layout, inline styles, no external resources. */
export function html(
  { subject, title, opening, parts }: MailContent,
  operator: Pick<MailOperator, 'name' | 'colors'>,
): string {
  const { primary, secondary } = operator.colors
  const sections = parts.map(({ title: heading, rows, lines }) =>
    [
      `<h2 style="margin:32px 0 8px;padding-bottom:6px;border-bottom:2px solid ${primary};color:${primary};font-size:20px;line-height:1.25">${escapeHtml(heading)}</h2>`,
      ...(rows.length === 0
        ? []
        : [
            `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${rows.map(row).join('')}</table>`,
          ]),
      ...lines.map((line) => paragraph(withLinks(withoutBreaks(line)))),
    ].join('\n'),
  )
  return `<!doctype html>
<html lang="de-CH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#ffffff;color:#1c1c1c;font:17px/1.5 Archivo,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="left">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px"><tr><td style="padding:20px">
<p style="margin:0 0 28px;padding-left:12px;border-left:8px solid ${secondary};color:${primary};font-size:20px;line-height:1.4;font-weight:bold">${escapeHtml(operator.name)}</p>
<h1 style="margin:0 0 16px;color:${primary};font-size:30px;line-height:1.15">${escapeHtml(title)}</h1>
${[...opening.map(textParagraph), ...sections, textParagraph(`Freundliche Grüsse\n${operator.name}`)].join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function row({ term, value, kind }: MailRow): string {
  const isTotal = kind === 'total'
  const cell = `padding:8px 0;vertical-align:top;border-bottom:1px solid #d9d9d9;${isTotal ? 'font-weight:bold;font-size:20px;' : ''}`
  const [termStyle, valueStyle] =
    kind === 'fact'
      ? [`${cell}width:42%;padding-right:12px;color:#595959;`, cell]
      : [`${cell}padding-right:12px;`, `${cell}text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;`]
  return `<tr><td style="${termStyle}">${withoutBreaks(term)}</td><td style="${valueStyle}">${withoutBreaks(value)}</td></tr>`
}

/** A paragraph without links: a visitor may have typed an address into its text, as a name. */
function textParagraph(text: string): string {
  return paragraph(withoutBreaks(text))
}

function paragraph(markup: string): string {
  return `<p style="margin:12px 0">${markup.replaceAll('\n', '<br>')}</p>`
}

/** Turns URLs of escaped text into links. */
function withLinks(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

const DATE = /\b(?:\p{L}{2} )?\d\d\.\d\d\.\d{4}/u
const ORDER_NO = /\b[A-Z]{2}-\d{4}-\d{6}\b/u
const AMOUNT = /\b(?:CHF|EUR) −?[\d’]+\.(?:-|\d\d)/u
const WITH_UNIT = /\b(?:\d\d:\d\d Uhr|\d+ Prozent)\b/u
const HOURS = /\b\d{1,2}\.\d\d–\d{1,2}\.\d\d(?: Uhr)?/u
const E_MAIL = /\bE-Mail\b/u
const PHONE = /(?<!\S)\+\d[\d ]*\d/u
const WHOLE = new RegExp(
  [DATE, ORDER_NO, AMOUNT, WITH_UNIT, HOURS, E_MAIL, PHONE].map(({ source }) => source).join('|'),
  'gu',
)

/** Escaped text without line breaks inside dates, amounts, hours, numbers of any kind, and «E-Mail». */
function withoutBreaks(text: string): string {
  return escapeHtml(text).replaceAll(WHOLE, (whole) => `<span style="white-space:nowrap">${whole}</span>`)
}
