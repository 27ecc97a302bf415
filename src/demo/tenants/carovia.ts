import { categories } from '#demo/pages/categories.ts'
import { gtcPage } from '#demo/pages/gtc.ts'
import { pageReference } from '#demo/pages/page.ts'
import { privacyPage } from '#demo/pages/privacy.ts'
import type { DemoTenant } from './demoTenant.ts'

/** The demo operator; names and numbers are fictitious. */
export const carovia: DemoTenant = {
  id: '4',
  orderNoPrefix: 'CR',
  name: 'Carovia Reisen',
  domain: 'carovia-reisen.example',
  tours: null,
  content: {
    bookingInsuranceInfo:
      'Wer krank wird, soll nicht auch noch für die Reise bezahlen. Der Annullierungsschutz deckt ' +
      'die Kosten vor der Abreise, die Assistance hilft unterwegs und bringt Sie nach Hause. Haben Sie schon eine ' +
      'Jahresversicherung, wählen Sie «Keine Versicherung».',
    co2CompensationInfo:
      'Mit diesem Beitrag gleichen Sie den Ausstoss Ihrer Reise aus. Das Geld geht an zwei Projekte ' +
      'in der Schweiz: ein wieder vernässtes Moor im Jura und Biogas auf Bauernhöfen im Emmental.',
  },
  onlinePaymentConfig: {
    enabled: true,
    infoText:
      'Sie bezahlen gleich nach der Buchung mit TWINT, Visa, Mastercard oder PostFinance. Wir verrechnen keine ' +
      'Gebühren.',
  },
  cms: {
    config: {
      contactBlockSettings: {
        slogan: 'Einsteigen. Ankommen. Erzählen.',
        text: 'Fragen zu einer Reise? Bei uns sind Menschen am Telefon, die selber mitgefahren sind.',
        email: 'info@carovia-reisen.example',
        phonePrefix: '+41',
        phone: '31 555 04 04',
        phone2Prefix: '+41',
        phone2: '31 555 04 44',
        openingHours1: 'Montag bis Freitag 8.00–12.00 und 13.30–18.00 Uhr',
        openingHours2: 'Samstag 9.00–12.00 Uhr',
      },
      socialMediaSettings: {
        facebookUrl: 'https://facebook.example/carovia.reisen',
        instagramUrl: 'https://instagram.example/carovia.reisen',
      },
      gtcPage: pageReference(gtcPage),
      privacyPolicyPage: pageReference(privacyPage),
    },
    categories,
  },
}
