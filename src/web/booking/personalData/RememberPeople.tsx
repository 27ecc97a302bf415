import { useMemo } from 'react'
import { withPeopleRemembered } from '#domain/booking/commands/personalData.ts'
import { arePeopleNamed } from '#domain/booking/stored/storedPeople.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { useIsStateRestored } from '#web/site/StatePersistence.tsx'
import { t } from '#web/text/personalData.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Key of a value that is removed as soon as it is written. */
const PROBE_KEY = 'probe'

interface Props {
  /** Commits the form to the draft. */
  readonly commit: () => void
}

/** Consent to store personal data beyond the visit; nothing where it could not be kept: storage is disabled or refused. */
export function RememberPeople({ commit }: Props) {
  const { draft, change } = useBooking()
  const { config } = useSite()
  const isRestored = useIsStateRestored()
  const isKept = useMemo(() => isRestored && isStorageOpen(), [isRestored])
  if (!config.persist || !isKept) return null
  const remember = (isWanted: boolean) => {
    commit()
    change((now) => withPeopleRemembered(now.draft, isWanted))
  }
  return (
    <StepSection title={t('remember.title')} isPanel>
      <CheckboxField
        name="remember"
        label={t('remember.label')}
        hint={t('remember.hint')}
        checked={draft.arePeopleRemembered}
        onChange={({ currentTarget: { checked } }) => remember(checked)}
      />
    </StepSection>
  )
}

/** False where the browser refuses to store, as with blocked website data and on a full device. */
function isStorageOpen(): boolean {
  try {
    window.localStorage.setItem(PROBE_KEY, '')
    window.localStorage.removeItem(PROBE_KEY)
    return true
  } catch {
    return false
  }
}

/** Why names entered in an earlier visit have to be entered again. */
export function ForgottenNotice() {
  const { draft } = useBooking()
  if (!draft.arePeopleForgotten || arePeopleNamed(draft)) return null
  return (
    <Notice tone="info" title={t('remember.forgottenTitle')}>
      <p>{t('remember.forgotten')}</p>
    </Notice>
  )
}
