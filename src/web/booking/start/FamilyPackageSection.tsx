import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { familyPackageOptions, withFamilyPackage } from '#domain/booking/familyPackage.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { FamilyPackageRow } from './FamilyPackageRow.tsx'

const FamilyPackageSection_ratioTravel = graphql(`
  fragment FamilyPackageSection_ratioTravel on RatioTravel {
    id
    familyPackages {
      id
      ...FamilyPackageRow_familyPackage
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof FamilyPackageSection_ratioTravel> | null
}

/** The family packages of the variant; nothing where there is none. */
export function FamilyPackageSection({ ratioTravel }: Props) {
  const { draft, offer, change } = useBooking()
  const masked = readFragment(FamilyPackageSection_ratioTravel, ratioTravel)?.familyPackages ?? []
  const options = familyPackageOptions(draft, offer)
  if (options.length === 0) return null
  return (
    <StepSection title={t('start.family.title')} lead={t('start.family.lead')}>
      <div>
        {options.map((option) => (
          <FamilyPackageRow
            key={option.familyPackage.id}
            familyPackage={masked.find(({ id }) => id === option.familyPackage.id) ?? null}
            option={option}
            onChange={(isChosen) =>
              change((now, current) => withFamilyPackage(now, isChosen ? option.familyPackage.id : null, current))
            }
          />
        ))}
      </div>
    </StepSection>
  )
}
