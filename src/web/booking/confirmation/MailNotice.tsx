import { billedContact } from '#domain/booking/people/contactRules.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'

interface Props {
  /** Text with the address of who is billed. */
  readonly to: (email: string) => string
  /** Text for want of an address. */
  readonly unnamed: string
}

/** Shown only if the platform sends a confirmation by e-mail. */
export function MailNotice({ to, unnamed }: Props) {
  const { draft } = useBooking()
  if (!draft.submission.isConfirmedByMail) return null
  const email = billedContact(draft)?.email ?? ''
  return <p>{email === '' ? unnamed : to(email)}</p>
}
