import type { ReactNode } from 'react'
import { t } from '#web/text/fields.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from './SrOnly.ts'

interface Props {
  readonly tone: 'info' | 'warning' | 'error'
  readonly title?: string
  readonly children?: ReactNode
  /** Announces the notice when it appears; false for notices present from the start. */
  readonly isLive?: boolean
  /** Whether it stands in the place of a page: then its title is the heading. */
  readonly isPage?: boolean
}

const Box = chakra('div', {
  base: { padding: '4', borderInlineStart: '6px solid', color: 'ink', '& > * + *': { marginBlockStart: '2' } },
  variants: {
    tone: {
      info: { borderColor: 'primary', background: 'tint' },
      warning: { borderColor: 'secondary', background: 'warningTint' },
      error: { borderColor: 'signal', background: 'signalTint' },
    },
  },
})
const Title = chakra('p', { base: { fontWeight: 'bold', lineHeight: 'tight' } })

/** A message with an optional title. The tone is also given as visually hidden text. */
export function Notice({ tone, title, children, isLive = false, isPage = false }: Props) {
  const role = isLive ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <Box tone={tone} role={role}>
      <Title as={isPage ? 'h1' : 'p'}>
        <SrOnly>{`${t(`notice.${tone}`)}: `}</SrOnly>
        <span>{title}</span>
      </Title>
      {children}
    </Box>
  )
}
