import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { t } from '#web/text/services.ts'

const Drawer = chakra('details', {
  base: {
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    '& > summary > span::after': { content: '" +"' },
    '&[open] > summary > span::after': { content: '" −"' },
  },
})
const Head = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingBlock: '2',
    color: 'muted',
    fontSize: 'field',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { background: 'panel' },
  },
})

/** What cannot be chosen at present, with the reasons, closed until somebody asks. Works without script. */
export function ClosedRows({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <Drawer>
      <Head>
        <span>{t('services.closed', { count })}</span>
      </Head>
      {children}
    </Drawer>
  )
}
