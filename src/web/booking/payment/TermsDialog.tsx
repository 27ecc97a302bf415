import { useEffect, useState } from 'react'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'

interface Props {
  readonly title: string
  /** Path of the content page. */
  readonly path: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

// The first focusable element of the dialog: the text starts at its top and scrolls by the arrow keys.
const Scroll = chakra('div', {
  base: {
    maxHeight: '60dvh',
    marginBlockEnd: '4',
    overflowY: 'auto',
    paddingInlineEnd: '3',
    overflowWrap: 'anywhere',
    '& h2, & h3': { paddingBlockStart: '4', fontSize: 'lead', lineHeight: 'tight' },
    '& p, & ul, & ol': { marginBlockStart: '2' },
    '& ul, & ol': { paddingInlineStart: '5', listStyleType: 'revert' },
    '& a': { textDecoration: 'underline' },
  },
})

/** A content page of the CMS in a dialog over the booking. */
export function TermsDialog({ title, path, isOpen, onClose }: Props) {
  const text = useContentText(path)
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Scroll tabIndex={0} role="group" aria-label={title}>
        {text === undefined ? (
          <SkeletonRows count={6} size="line" />
        ) : text === null ? (
          <p role="alert">
            {t('payment.terms.failed')} <OperatorPhone />
          </p>
        ) : (
          // Sanitised by the server.
          <div dangerouslySetInnerHTML={{ __html: text }} />
        )}
      </Scroll>
      <p>
        <a href={path} target="_blank" rel="noopener">
          {t('payment.terms.ownPage')}
        </a>
      </p>
    </Dialog>
  )
}

/** The HTML of a content page; undefined while it is loading, null if that failed. */
function useContentText(path: string): string | null | undefined {
  const [text, setText] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const request = new AbortController()
    void readText(path, request.signal).then((found) => {
      if (!request.signal.aborted) setText(found)
    })
    return () => request.abort()
  }, [path])
  return text
}

async function readText(path: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(`${path}/text`, { signal })
    const body: unknown = response.ok ? await response.json() : null
    return typeof body === 'object' && body !== null && 'html' in body && typeof body.html === 'string'
      ? body.html
      : null
  } catch {
    return null
  }
}
