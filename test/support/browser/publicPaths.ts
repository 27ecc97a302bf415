import { TRAVEL_PATH } from './funnel.ts'

/** One address of each kind of public page, each in the states an address can give it. */
export const PUBLIC_PATHS = [
  '/',
  '/reisen',
  '/reisen?ansicht=kalender',
  '/recherche?q=wandern',
  '/recherche?q=gibtesnicht',
  TRAVEL_PATH,
  `${TRAVEL_PATH}?ansicht=kalender`,
  '/rechtliches/agb',
  '/auftrag',
  '/gibt-es-nicht',
]
