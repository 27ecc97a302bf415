import { translator } from './translator.ts'

/** Texts of the e-mail in which a group too large to book online asks for an offer. */
export const enquiryMessages = {
  'start.enquiry.subject': 'Gruppenanfrage: {travel}',
  'start.enquiry.opening': 'Wir möchten als Gruppe mitreisen: {travel}',
  'start.enquiry.variant': 'Anreise: {label}',
  'start.enquiry.date': 'Datum: {from} bis {to}',
  'start.enquiry.party':
    'Bisher ausgewählt: {adults, plural, one {# erwachsene Person} other {# Erwachsene}}{children, plural, =0 {} one {, # Kind} other {, # Kinder}}{babies, plural, =0 {} one {, # Baby} other {, # Babys}}',
  'start.enquiry.rooms': '{rooms}: {beds}',
  'start.enquiry.open': 'So viele sind wir ungefähr: ',
} as const

export const t = translator(enquiryMessages)
