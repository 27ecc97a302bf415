import { shownText } from '#domain/shownText.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'

const KnownFacts_travel = graphql(`
  fragment KnownFacts_travel on Travel {
    id
    travelGuides {
      fullName
    }
    minGroupSize
    fitness
    entry
    pricing {
      passportConfig {
        passportOnly
      }
    }
  }
`)

interface KnownFact {
  readonly name: string
  readonly value: string
}

/** Guides, minimum group size, fitness level and entry documents, as far as the platform gives them. */
export function knownFacts(masked: FragmentType<typeof KnownFacts_travel>): readonly KnownFact[] {
  const { travelGuides, minGroupSize, fitness, entry, pricing } = readFragment(KnownFacts_travel, masked)
  const papers = pricing?.passportConfig?.passportOnly === true ? t('travel.passportOnly') : null
  return [
    { name: t('travel.guides'), value: (travelGuides ?? []).map(({ fullName }) => fullName).join(', ') },
    {
      name: t('travel.minGroup'),
      value: minGroupSize === null ? null : t('travel.minGroupSize', { count: minGroupSize }),
    },
    { name: t('travel.fitness'), value: fitness },
    { name: t('travel.entry'), value: shownText(entry) ?? papers },
  ].flatMap(({ name, value }) => {
    const known = shownText(value)
    return known === null ? [] : [{ name, value: known }]
  })
}
