import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { SectionLinks } from '#web/travel/section/SectionLinks.tsx'

const PageNavigation_travel = graphql(`
  fragment PageNavigation_travel on Travel {
    id
    dayProgramme {
      day
    }
    stays {
      name
    }
    includedServices
    minGroupSize
    fitness
    entry
  }
`)

interface Props {
  readonly travel: FragmentType<typeof PageNavigation_travel>
  /** Whether room prices are known. */
  readonly hasRooms: boolean
}

/** Anchor links to the sections this travel has. */
export function PageNavigation({ travel, hasRooms }: Props) {
  const { dayProgramme, stays, includedServices, minGroupSize, fitness, entry } = readFragment(
    PageNavigation_travel,
    travel,
  )
  const isPresent = {
    programme: (dayProgramme ?? []).length > 0,
    stays: (stays ?? []).length > 0,
    services: (includedServices ?? []).length > 0,
    dates: true,
    rooms: hasRooms,
    know: [minGroupSize, fitness, entry].some((fact) => fact !== null),
  }
  const sections = (['programme', 'stays', 'services', 'dates', 'rooms', 'know'] as const).filter(
    (section) => isPresent[section],
  )
  return sections.length < 2 ? null : <SectionLinks sections={sections} />
}
