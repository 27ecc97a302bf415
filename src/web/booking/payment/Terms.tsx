import { useState } from 'react'
import { withOptions } from '#domain/booking/commands/options.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import { NO_PAGE } from '#domain/content/pageLinks.ts'
import { shownText } from '#domain/shownText.ts'
import { IssueTarget, StepSection } from '#web/booking/step/StepSection.tsx'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { legalPaths } from '#web/content/cmsLinks.ts'
import { useTenantCms } from '#web/site/useTenantCms.ts'
import { issueMessages } from '#web/text/issues.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { YesNoField } from '#web/ui/YesNoField.tsx'

// Lazy: loaded by the click.
const TermsDialog = lazyWithRetry(async () => (await import('./TermsDialog.tsx')).TermsDialog)

const Links = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', overflowWrap: 'anywhere' } })

/** A content page with terms. */
interface TermsPage {
  readonly title: string
  readonly path: string
}

/** The terms to accept. They open in a dialog or a new tab, so that the visitor does not leave the booking. */
export function Terms({ areErrorsShown }: { readonly areErrorsShown: boolean }) {
  const { draft, offer, change } = useBooking()
  const { gtc, privacy } = legalPaths(useTenantCms().cms)
  const [openPage, setOpenPage] = useState<TermsPage | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const pages: readonly TermsPage[] = [
    { title: t('site.gtc'), path: gtc },
    { title: t('site.privacy'), path: privacy },
  ]
  return (
    <StepSection title={t('payment.terms.title')}>
      <IssueTarget issue="booking.gtcNotAccepted">
        <YesNoField
          id="gtcAccepted"
          label={t('payment.terms.acceptGtc')}
          error={areErrorsShown && !draft.gtcAccepted ? issueMessages['booking.gtcNotAccepted'] : undefined}
          isYes={draft.gtcAccepted}
          onChange={(gtcAccepted) => change((now) => withOptions(now.draft, { gtcAccepted }))}
        />
        <Links>
          {pages.map((page) => (
            <ReadLink
              key={page.title}
              page={page}
              onRead={() => {
                setOpenPage(page)
                setIsOpen(true)
              }}
            />
          ))}
        </Links>
      </IssueTarget>
      {termsRequired(offer).partner ? <PartnerTerms areErrorsShown={areErrorsShown} /> : null}
      {openPage === null ? null : (
        <TermsDialog key={openPage.path} {...openPage} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </StepSection>
  )
}

/** Opens the terms in a dialog; if the CMS has no such page, the home page in a new tab (rule 2.6.3). */
function ReadLink({ page: { title, path }, onRead }: { readonly page: TermsPage; readonly onRead: () => void }) {
  const label = t('payment.terms.read', { title })
  if (path !== NO_PAGE) {
    return (
      <Button look="quiet" onClick={onRead}>
        {label}
      </Button>
    )
  }
  return (
    <Button asChild look="quiet">
      <a href={path} target="_blank" rel="noopener">
        {label}
      </a>
    </Button>
  )
}

/** The terms of the tour operator, a PDF. */
function PartnerTerms({ areErrorsShown }: { readonly areErrorsShown: boolean }) {
  const { draft, offer, change } = useBooking()
  const operator = offer.travel.pricing?.tourOperator ?? null
  if (operator === null) return null
  const name = shownText(operator.name) ?? t('payment.terms.partner')
  return (
    <IssueTarget issue="booking.partnerGtcNotAccepted">
      <YesNoField
        id="partnerGtcAccepted"
        label={t('payment.terms.acceptPartner', { name })}
        error={areErrorsShown && !draft.partnerGtcAccepted ? issueMessages['booking.partnerGtcNotAccepted'] : undefined}
        isYes={draft.partnerGtcAccepted}
        onChange={(partnerGtcAccepted) => change((now) => withOptions(now.draft, { partnerGtcAccepted }))}
      />
      <Links>
        <Button asChild look="quiet">
          <a href={operator.gtcPdf?.url ?? ''} target="_blank" rel="noopener">
            {t('payment.terms.readPdf', { name })}
          </a>
        </Button>
      </Links>
    </IssueTarget>
  )
}
