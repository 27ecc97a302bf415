import { chakra } from '#web/theme/chakra.ts'
import { InlineRichText } from '#web/ui/RichText.tsx'

const Line = chakra('span', { base: { display: 'block' } })

/** The sentences under the name of a row, one a line; missing ones leave no gap. */
export function RowInfo({ lines }: { readonly lines: readonly (string | null)[] }) {
  return lines.map((line) =>
    line === null || line === '' ? null : (
      <Line key={line}>
        <InlineRichText text={line} />
      </Line>
    ),
  )
}
