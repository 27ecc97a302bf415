import type { PagePlan } from './page.ts'

/** How the operator is reached, told on the page «Kontakt» and at the foot of every page. */
export const contactBlock = {
  slogan: 'Einsteigen. Ankommen. Erzählen.',
  text: 'Fragen zu einer Reise? Bei uns sind Menschen am Telefon, die selber mitgefahren sind.',
  email: 'info@carovia-reisen.example',
  phonePrefix: '+41',
  phone: '31 555 04 04',
  phone2Prefix: '+41',
  phone2: '31 555 04 44',
  openingHours1: 'Montag bis Freitag 8.00–12.00 und 13.30–18.00 Uhr',
  openingHours2: 'Samstag 9.00–12.00 Uhr',
}

/** Postal address, in HTML. */
export const postalAddress = 'Carovia Reisen AG<br>Musterweg 4<br>3000 Bern'

const { text, email, openingHours1, openingHours2 } = contactBlock

export const phone = `${contactBlock.phonePrefix} ${contactBlock.phone}`

export const emailLink = `<a href="mailto:${email}">${email}</a>`

export const contactPage: PagePlan = {
  id: 'kontakt',
  name: 'Kontakt',
  slug: 'so-erreichen-sie-uns',
  teaser: 'Rufen Sie uns an, oder schreiben Sie uns.',
  body: `
<h2>Telefon</h2>
<p><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>
<p>${onTwoLines(openingHours1)}</p>
<p>${onTwoLines(openingHours2)}</p>
<p>${text} Auf Wunsch buchen wir gleich mit Ihnen zusammen.</p>
<h2>E-Mail</h2>
<p>${emailLink}</p>
<h2>Adresse</h2>
<p>${postalAddress}</p>
<h2>Sie sind gerade unterwegs?</h2>
<p>Die Nummer für unterwegs steht auf Ihrem Reiseplan.</p>
`,
}

/** The days, and below them the hours, which so stay whole on a phone. */
function onTwoLines(hours: string): string {
  return hours.replace(/ (?=\d)/, '<br>')
}
