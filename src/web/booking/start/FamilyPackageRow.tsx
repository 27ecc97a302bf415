import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import type { FamilyPackageOption } from '#domain/booking/familyPackage.ts'
import { formatMoney } from '#domain/money.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { CheckboxRow } from '#web/ui/CheckboxRow.tsx'

const FamilyPackageRow_familyPackage = graphql(`
  fragment FamilyPackageRow_familyPackage on FamilyPackage {
    id
    label
    info
  }
`)

interface Props {
  readonly familyPackage: FragmentType<typeof FamilyPackageRow_familyPackage> | null
  readonly option: FamilyPackageOption
  readonly onChange: (isChosen: boolean) => void
}

/** One family package with its price for the whole family. */
export function FamilyPackageRow({ familyPackage, option, onChange }: Props) {
  const { offer } = useBooking()
  const texts = readFragment(FamilyPackageRow_familyPackage, familyPackage)
  const { price, isChosen, reason } = option
  return (
    <CheckboxRow
      title={texts?.label ?? option.familyPackage.name}
      info={texts?.info}
      price={price === null ? null : formatMoney({ centimes: price, currency: offer.pricing?.currency ?? 'CHF' })}
      reason={reasonText(reason)}
      isChosen={isChosen}
      onChange={onChange}
    />
  )
}
