import { chakra } from '#web/theme/chakra.ts'
import { Picture } from '#web/ui/Picture.tsx'

/** SVG paths of the pictograms by the name the platform sends; view box 20 by 30. */
const PICTOGRAMS: ReadonlyMap<string, string> = new Map([
  ['adult', 'M10 1.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM4.5 10h11v9.5H13V29H7v-9.5H4.5z'],
  ['senior', 'M8 1.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM2.5 10h11v9.5H11V29H5v-9.5H2.5zM16 14h2v15h-2z'],
  ['child', 'M10 8a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM5.5 15.5h9V22h-2v7h-5v-7h-2z'],
  ['toddler', 'M10 14a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM6 21.5h8V29H6z'],
])

const iconBox = {
  display: 'inline-block',
  width: '1em',
  height: '1.25em',
  marginInlineEnd: '2',
  verticalAlign: '-0.2em',
} as const
const Pictogram = chakra('svg', { base: { ...iconBox, fill: 'currentcolor' } })
const Frame = chakra('span', { base: { ...iconBox, position: 'relative' } })

/**
 * Icon of an age group beside its name; nothing for an unknown icon.
 * Assumption: the contract does not say what an icon is. A word is the name of a pictogram of ours, a path the name
 * of a picture in the image service, and what is neither of them is left out.
 */
export function AgeGroupMark({ icon }: { readonly icon: string | null }) {
  const name = icon?.trim() ?? ''
  const pictogram = PICTOGRAMS.get(name.toLowerCase())
  if (pictogram !== undefined) {
    return (
      <Pictogram viewBox="0 0 20 30" aria-hidden>
        <path d={pictogram} />
      </Pictogram>
    )
  }
  if (!name.includes('/')) return null
  return (
    <Frame>
      <Picture publicId={name} alt="" ratio="1x1" widths={[160]} sizes="1.5rem" />
    </Frame>
  )
}
