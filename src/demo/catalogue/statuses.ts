import { tenants, toListed } from '#demo/tenants/tenants.ts'
import type { AvailabilityOverride } from '#demo/tours/tour.ts'
import type { StatusRecord } from '#platform/catalogue/records.ts'

interface Texts {
  readonly label: string
  readonly info: string | null
  readonly switchToStatusInfo: string | null
  readonly submitButtonLabel: string | null
}

/** Availability statuses with their texts, the same for each tenant (rules 3.5). */
export const statuses: readonly StatusRecord[] = [
  status('buchbar', 'BOOKABLE', {
    label: 'Buchbar',
    info: null,
    switchToStatusInfo: 'Zurück zur verbindlichen Buchung',
    submitButtonLabel: 'Verbindlich buchen',
  }),
  status('geschlossen', 'CLOSED', {
    label: 'Ausgebucht',
    info: 'Dieses Datum ist ausgebucht. Wählen Sie bitte ein anderes, oder rufen Sie uns an.',
    switchToStatusInfo: null,
    submitButtonLabel: null,
  }),
  status('warteliste', 'WAITLIST', {
    label: 'Warteliste',
    info: 'Der Eintrag auf der Warteliste ist kostenlos und unverbindlich.',
    switchToStatusInfo: 'Nichts Passendes mehr frei? Tragen Sie sich in die Warteliste ein.',
    submitButtonLabel: 'Auf die Warteliste setzen lassen',
  }),
  status('anfrage', 'WAITLIST_CONTINGENT_CHECK', {
    label: 'Auf Anfrage',
    info: 'Unsere Antwort haben Sie innert zwei Arbeitstagen. Ihre Anfrage ist unverbindlich.',
    switchToStatusInfo: 'Unverbindlich anfragen',
    submitButtonLabel: 'Unverbindlich anfragen',
  }),
]

/** Status id of a departure with an override; null where the travel's status applies. */
export function statusOf(override: AvailabilityOverride | null): string | null {
  switch (override) {
    case 'waitlist':
      return 'warteliste'
    case 'request':
      return 'anfrage'
    case 'closed':
      return 'geschlossen'
    case 'soldOut':
    case 'few':
    case 'offline':
    case null:
      return null
  }
}

function status(id: string, value: string, texts: Texts): StatusRecord {
  return {
    id,
    label: texts.label,
    status: value,
    isDefaultStatus: value === 'BOOKABLE',
    isDefaultWaitlistFallback: value === 'WAITLIST',
    tenantSettings: tenants.map((tenant) => ({ id: `${id}-${tenant.id}`, tenant: toListed(tenant), ...texts })),
  }
}
