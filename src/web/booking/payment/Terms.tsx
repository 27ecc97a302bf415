import { withMarketing } from '#domain/booking/marketing.ts'
import { termsRequired } from '#domain/booking/payment.ts'
import { legalLink } from '#domain/content/pageLinks.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useTenantCms } from '#web/layout/useTenantCms.ts'
import { t } from '#web/text/booking.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { IssueTarget, StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'

const Terms_cms = graphql(`
  fragment Terms_cms on TenantCms {
    config {
      gtcPage {
        id
        seoSettings {
          urlSlug
        }
      }
      privacyPolicyPage {
        id
        seoSettings {
          urlSlug
        }
      }
    }
    categories {
      seoSettings {
        urlSlug
      }
      pageIds
    }
  }
`)

/** The terms to accept. They open beside the booking, so that nothing entered is left behind. */
export function Terms() {
  const { draft, offer, change } = useBooking()
  const masked: FragmentType<typeof Terms_cms> | null = useTenantCms()
  const cms = readFragment(Terms_cms, masked)
  const categories = cms?.categories ?? null
  const operator = offer.travel.pricing?.tourOperator ?? null
  return (
    <StepSection title={t('payment.terms.title')}>
      <IssueTarget issue="booking.gtcNotAccepted">
        <CheckboxField
          name="gtcAccepted"
          label={
            <>
              {t('payment.terms.accept')}{' '}
              <NewTab href={legalLink(cms?.config.gtcPage ?? null, categories)}>{t('payment.terms.gtc')}</NewTab>{' '}
              {t('payment.terms.and')}{' '}
              <NewTab href={legalLink(cms?.config.privacyPolicyPage ?? null, categories)}>
                {t('payment.terms.privacy')}
              </NewTab>
              .
            </>
          }
          checked={draft.gtcAccepted}
          onChange={({ currentTarget: { checked } }) => change((now) => withMarketing(now, { gtcAccepted: checked }))}
        />
      </IssueTarget>
      {termsRequired(offer).partner && operator !== null ? (
        <IssueTarget issue="booking.partnerGtcNotAccepted">
          <CheckboxField
            name="partnerGtcAccepted"
            label={
              <>
                {t('payment.terms.accept')}{' '}
                <NewTab href={operator.gtcPdf?.url ?? ''}>{t('payment.terms.partner', { name: operator.name })}</NewTab>.
              </>
            }
            checked={draft.partnerGtcAccepted}
            onChange={({ currentTarget: { checked } }) =>
              change((now) => withMarketing(now, { partnerGtcAccepted: checked }))
            }
          />
        </IssueTarget>
      ) : null}
    </StepSection>
  )
}

function NewTab({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      {t('payment.terms.newTab')}
    </a>
  )
}
