import { memo } from 'react'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { isDateShut } from '#domain/booking/dateShut.ts'
import { familyPackageIdOf } from '#domain/booking/chosen.ts'
import { familyPackageOptions, withFamilyPackage } from '#domain/booking/familyPackage.ts'
import type { Change } from '#state/booking.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { FamilyPackageRow } from './FamilyPackageRow.tsx'
import { useLater } from './useLater.ts'

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
  readonly changeRevocably: (change: Change) => void
}

/** The family packages of the variant; nothing where there is none. */
export const FamilyPackageSection = memo(function FamilyPackageSection({ ratioTravel, changeRevocably }: Props) {
  const { draft, offer, change } = useBooking()
  const masked = readFragment(FamilyPackageSection_ratioTravel, ratioTravel)?.familyPackages ?? []
  const chosenId = familyPackageIdOf(draft)
  const options = useLater(familyPackageOptions).map((option) => ({ ...option, isChosen: option.familyPackage.id === chosenId }))
  if (options.length === 0 || isDateShut(draft, offer)) return null
  return (
    <StepSection title={t('start.family.title')} lead={t('start.family.lead')} below={2}>
      <div>
        {options.map((option) => (
          <FamilyPackageRow
            key={option.familyPackage.id}
            familyPackage={masked.find(({ id }) => id === option.familyPackage.id) ?? null}
            option={option}
            changeRevocably={changeRevocably}
            onChange={(isChosen) => {
              const { id } = option.familyPackage
              // A package takes the place of rooms; who gives it up knows what they do.
              if (isChosen) changeRevocably((now, current) => withFamilyPackage(now, id, current))
              else change((now, current) => withFamilyPackage(now, null, current))
            }}
          />
        ))}
      </div>
    </StepSection>
  )
})
