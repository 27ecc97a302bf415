import { t } from '#web/text/travel.ts'
import styles from './SectionLinks.module.css'

/** Element ids of the sections of the travel page. */
export const SECTION_IDS = {
  programme: 'programm',
  stays: 'unterkunft',
  services: 'leistungen',
  dates: 'daten',
  rooms: 'zimmer',
  know: 'gut-zu-wissen',
} as const

/** Element id of the comparison of departures. */
export const COMPARISON_ID = 'vergleich'

type SectionName = keyof typeof SECTION_IDS

const NAMES = {
  programme: () => t('travel.partProgramme'),
  stays: () => t('travel.partStays'),
  services: () => t('travel.partServices'),
  dates: () => t('travel.departures'),
  rooms: () => t('travel.room'),
  know: () => t('travel.know'),
} as const satisfies Record<SectionName, () => string>

interface Props {
  readonly sections: readonly SectionName[]
  /** Whether the rooms are those of a ship. */
  readonly areCabins: boolean
}

/** Anchor links to sections of the page. */
export function SectionLinks({ sections, areCabins }: Props) {
  return (
    <nav aria-label={t('travel.parts')}>
      <ul className={styles.parts}>
        {sections.map((section) => (
          <li key={section}>
            <a className={styles.part} href={`#${SECTION_IDS[section]}`}>
              {section === 'rooms' && areCabins ? t('travel.partCabins') : NAMES[section]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
