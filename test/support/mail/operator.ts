import type { MailOperator } from '#platform/mail/operator.ts'
import { carovia } from '#tenant/config.ts'

/** The demo operator as the sender of mails. */
export const operator: MailOperator = {
  name: carovia.operatorName,
  ...carovia.contact,
  colors: carovia.branding.colors,
  siteUrl: 'https://www.carovia-reisen.example',
  terms: carovia.terms,
}
