import { emailLink, phone, postalAddress } from './contact.ts'
import type { PagePlan } from './page.ts'

export const imprint: PagePlan = {
  id: 'impressum',
  name: 'Impressum',
  slug: 'impressum',
  teaser: 'Wer hinter dieser Website steht.',
  body: `
<p>${postalAddress}</p>
<p>Telefon ${phone}<br>${emailLink}</p>
<p>Carovia Reisen ist ein erfundener Veranstalter; seine Reisen, Hotels und Personen gibt es nicht. Städte, Berge und
Strassen schon.</p>
<p>Ortschaften und Postleitzahlen: GeoNames, Lizenz CC BY. Karten: Natural Earth. Schrift: Archivo, Lizenz OFL.
Mehr dazu steht in den <a href="/notices.txt">Texten der Lizenzen</a>.</p>
`,
}

/** Belongs to no category, so its URL begins with `/pages`. Linked from the newsletter only. */
export const thanks: PagePlan = {
  id: 'newsletter-danke',
  name: 'Danke für Ihre Anmeldung',
  slug: 'newsletter-danke',
  onlineStatus: 'HIDDEN',
  teaser: 'Sie erhalten ab jetzt viermal im Jahr Post von uns.',
  body:
    '<p>Schön, dass Sie dabei sind. Der nächste Brief kommt zum Beginn der Saison, und abmelden können Sie sich mit ' +
    'einem Klick am Ende jeder Ausgabe.</p>',
}
