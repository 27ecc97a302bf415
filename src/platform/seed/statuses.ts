import type { ListedTenant } from '#platform/generated/resolverTypes.ts'
import type { StatusRecord } from './records.ts'
import type { DepartureTwist } from './tour.ts'

/** The demo operator among the tenants of the platform. */
export const carovia: Omit<ListedTenant, '__typename'> = { id: '4', name: 'Carovia Reisen', domain: 'carovia-reisen.example' }

interface Texts {
  readonly label: string
  readonly info: string | null
  readonly switchToStatusInfo: string | null
  readonly submitButtonLabel: string | null
}

/** Every availability status with the operator's words for it (specification 3, AvailabilityStatus). */
export const statuses: readonly StatusRecord[] = [
  status('buchbar', 'BOOKABLE', {
    label: 'Buchbar',
    info: null,
    switchToStatusInfo: 'Zurück zur verbindlichen Buchung',
    submitButtonLabel: 'Verbindlich buchen',
  }),
  status('geschlossen', 'CLOSED', {
    label: 'Ausgebucht',
    info: 'Dieser Termin ist ausgebucht. Wählen Sie bitte einen anderen, oder rufen Sie uns an.',
    switchToStatusInfo: null,
    submitButtonLabel: null,
  }),
  status('warteliste', 'WAITLIST', {
    label: 'Warteliste',
    info: 'Im Moment ist nichts mehr frei. Wir schreiben Sie kostenlos auf die Warteliste und melden uns, sobald ein '
      + 'Platz frei wird. Sie gehen damit keine Verpflichtung ein.',
    switchToStatusInfo: 'Nichts Passendes mehr frei? Setzen Sie sich auf die Warteliste.',
    submitButtonLabel: 'Auf die Warteliste setzen',
  }),
  status('anfrage', 'WAITLIST_CONTINGENT_CHECK', {
    label: 'Auf Anfrage',
    info: 'Wir klären die Plätze für Sie ab und antworten innert zwei Arbeitstagen. Ihre Anfrage ist unverbindlich.',
    switchToStatusInfo: 'Unverbindlich anfragen',
    submitButtonLabel: 'Unverbindlich anfragen',
  }),
]

/** The status a twist puts a departure in; null leaves it to the travel. */
export function statusOf(twist: DepartureTwist | null): string | null {
  switch (twist) {
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
    tenantSettings: [{ id: `${id}-${carovia.id}`, tenant: carovia, ...texts }],
  }
}
