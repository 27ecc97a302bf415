import { categories } from '#demo/pages/categories.ts'
import { contactBlock } from '#demo/pages/contact.ts'
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
      contactBlockSettings: contactBlock,
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
