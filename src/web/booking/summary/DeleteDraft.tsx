import { lazy, Suspense, useState } from 'react'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'

// Loaded by those who want to delete.
const DeleteQuestion = lazy(async () => ({ default: (await import('./DeleteQuestion.tsx')).DeleteQuestion }))

/** Forgets the draft, after a question, and leads back to the travel. */
export function DeleteDraft() {
  // Once asked, the question stays on the page: as it closes, the focus goes back to the button.
  const [asked, setAsked] = useState<'not' | 'open' | 'closed'>('not')
  return (
    <div>
      <Button look="quiet" onClick={() => setAsked('open')}>
        {t('summary.delete')}
      </Button>
      {asked === 'not' ? null : (
        <Suspense>
          <DeleteQuestion isOpen={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      )}
    </div>
  )
}
