import { t } from '#web/text/travel.ts'
import styles from './SectionLinks.module.css'

/** Parts of the travel page one can jump to, by their ids in the page. */
export const SECTION_IDS = {
  programme: 'programm',
  stays: 'unterkunft',
  services: 'leistungen',
  dates: 'daten',
  rooms: 'zimmer',
  know: 'gut-zu-wissen',
} as const

/** Id of the departures that stand side by side. */
export const COMPARISON = 'vergleich'

type Part = keyof typeof SECTION_IDS

const NAMES = {
  programme: () => t('travel.partProgramme'),
  stays: () => t('travel.partStays'),
  services: () => t('travel.partServices'),
  dates: () => t('travel.partDates'),
  rooms: () => t('travel.partRooms'),
  know: () => t('travel.partKnow'),
} as const satisfies Record<Part, () => string>

/** Leads to each part of a long page. Parts that are not there are not named. */
export function SectionLinks({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <nav aria-label={t('travel.parts')}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <a className={styles.part} href={`#${SECTION_IDS[part]}`}>
              {NAMES[part]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
