import { useSearchParams } from 'react-router'
import { hasSingleCabin } from '#domain/booking/rooms/cabins.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { SectionLinks } from '#web/travel/section/SectionLinks.tsx'
import { knownFacts } from './knownFacts.ts'
import { shownRooms, type RoomsOfTravel } from './shownRooms.ts'

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
    ...KnownFacts_travel
    ...ShownRooms_travel
  }
`)

interface Props extends Omit<RoomsOfTravel, 'travel'> {
  readonly travel: FragmentType<typeof PageNavigation_travel>
}

/** Anchor links to the sections this travel has. */
export function PageNavigation({ travel: masked, variants, rows }: Props) {
  const [parameters] = useSearchParams()
  const travel = readFragment(PageNavigation_travel, masked)
  const { dayProgramme, stays, includedServices } = travel
  const shown = shownRooms({ travel, variants, rows }, parameters)
  const isPresent = {
    programme: (dayProgramme ?? []).length > 0,
    stays: (stays ?? []).length > 0,
    services: (includedServices ?? []).length > 0,
    dates: true,
    rooms: shown !== null,
    know: knownFacts(travel).length > 0,
  }
  const sections = (['programme', 'stays', 'services', 'dates', 'rooms', 'know'] as const).filter(
    (section) => isPresent[section],
  )
  return sections.length < 2 ? null : (
    <SectionLinks sections={sections} areCabins={hasSingleCabin(shown?.rooms ?? [])} />
  )
}
