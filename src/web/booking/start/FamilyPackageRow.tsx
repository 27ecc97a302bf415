import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import type { FamilyPackageOption } from '#domain/booking/familyPackage.ts'
import { formatMoney } from '#domain/money.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { ChoiceMark } from '#web/ui/fieldStyles.ts'
import { useShownAtOnce } from '#web/ui/useShownAtOnce.ts'
import { RichLines } from '#web/ui/RichText.tsx'
import { useOpening } from './useOpening.tsx'

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
  readonly changeRevocably: (change: Change) => void
}

/** One family package with its price for the whole family; where it cannot be had, why, and what helps. */
export function FamilyPackageRow({ familyPackage, option, onChange, changeRevocably }: Props) {
  const { offer } = useBooking()
  const texts = readFragment(FamilyPackageRow_familyPackage, familyPackage)
  const { price } = option
  const [isChosen, choose] = useShownAtOnce(option.isChosen, onChange)
  const reason = isChosen ? null : option.reason
  const { text, button } = useOpening(reason, reason?.opening ?? null, changeRevocably)
  return (
    <ChoiceRow
      title={texts?.label ?? option.familyPackage.name}
      info={texts?.info ? <RichLines text={texts.info} /> : null}
      price={price === null ? null : formatMoney({ centimes: price, currency: offer.pricing?.currency ?? 'CHF' })}
      reason={text}
      isChosen={isChosen}
      action={button ?? undefined}
      mark={({ controlId, textId }) => (
        <ChoiceMark
          type="checkbox"
          id={controlId}
          aria-describedby={textId}
          checked={isChosen}
          disabled={text !== null}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      )}
    />
  )
}
