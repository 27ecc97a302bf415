import { chakra } from '#web/theme/chakra.ts'
import { InlineRichText } from '#web/ui/RichText.tsx'

const Line = chakra('span', { base: { display: 'block' } })

/** Lines under the name of a row; null and empty ones are skipped. */
export function RowInfo({ lines }: { readonly lines: readonly (string | null)[] }) {
  return lines.map((line) =>
    line === null || line === '' ? null : (
      <Line key={line}>
        <InlineRichText text={line} />
      </Line>
    ),
  )
}
