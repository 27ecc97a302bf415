import { useState } from 'react'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'

// Lazy: loaded by the click.
const DeleteQuestion = lazyWithRetry(async () => (await import('./DeleteQuestion.tsx')).DeleteQuestion)

/** Deletes the draft after a confirmation and navigates to the travel. */
export function DeleteDraft({ label = t('summary.delete') }: { readonly label?: string }) {
  // The dialog stays mounted once opened: on closing it restores the focus to the button.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div>
      <Button look="quiet" onClick={() => setDialog('open')}>
        {label}
      </Button>
      {dialog === 'never' ? null : <DeleteQuestion isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />}
    </div>
  )
}
