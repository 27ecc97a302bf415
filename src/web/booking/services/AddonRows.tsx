import type { AddonOption } from '#domain/booking/extras/addonOption.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { AddonRow } from './AddonRow.tsx'
import type { RowAddon, RowUse } from './AddonRow.tsx'
import { ClosedRows } from './ClosedRows.tsx'
import { closedOptions } from './closedOptions.ts'

const AddonRows_addon = graphql(`
  fragment AddonRows_addon on Addon {
    id
    ...AddonRow_addon
  }
`)

interface Props<Option> {
  /** The texts of the extras; an extra without any is drawn by its name. */
  readonly addons: readonly FragmentType<typeof AddonRows_addon>[]
  readonly options: readonly Option[]
  /** How one of them is chosen. */
  readonly choiceOf: (option: Option) => RowUse
}

/** The extras of one kind: those that can be had, and behind them those that cannot. */
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
  const closed = closedOptions(options)
  return (
    <div>
      {options.filter(({ isVisible }) => isVisible).map(row)}
      {closed.length === 0 ? null : <ClosedRows count={closed.length}>{closed.map(row)}</ClosedRows>}
    </div>
  )
}
