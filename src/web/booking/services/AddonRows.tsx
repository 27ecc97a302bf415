import type { AddonOption } from '#domain/booking/extras/addonOption.ts'
import { shownOptions } from '#domain/booking/extras/shownExtras.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { AddonRow } from './AddonRow.tsx'
import type { RowAddon, RowControl } from './AddonRow.tsx'
import { ClosedRows } from './ClosedRows.tsx'

const AddonRows_addon = graphql(`
  fragment AddonRows_addon on Addon {
    id
    ...AddonRow_addon
  }
`)

interface Props<Option> {
  /** Texts of the extras; an extra without texts is shown by its name. */
  readonly addons: readonly FragmentType<typeof AddonRows_addon>[]
  readonly options: readonly Option[]
  /** Unit, note and control of an extra. */
  readonly choiceOf: (option: Option) => RowControl
}

/** Extras of one kind: the open ones, then the unavailable ones in a disclosure. */
export function AddonRows<Option extends AddonOption<RowAddon>>({ addons, options, choiceOf }: Props<Option>) {
  const texts = readFragment(AddonRows_addon, addons)
  const row = (option: Option) => (
    <AddonRow
      key={option.addon.id}
      addon={texts.find(({ id }) => id === option.addon.id) ?? null}
      option={option}
      {...choiceOf(option)}
    />
  )
  const { open, closed } = shownOptions(options)
  return (
    <div>
      {open.map(row)}
      {closed.length === 0 ? null : <ClosedRows count={closed.length}>{closed.map(row)}</ClosedRows>}
    </div>
  )
}
