import { hasBedForEverybody, peopleCount } from '#domain/booking/draft/chosen.ts'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { bookingFields } from '#domain/booking/people/customForms.ts'
import { isPassportOnly, isPassportRequired } from '#domain/booking/people/passport.ts'
import { completePeople } from '#domain/booking/people/personalDataChecks.ts'
import { comparablePrice } from '#domain/booking/price/price.ts'
import { formatMoney } from '#domain/money.ts'
import { shownText } from '#domain/shownText.ts'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { SummaryHint } from '#web/booking/summary/SummaryHint.tsx'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import type { ErrorSummaryProps } from '#web/ui/ErrorSummary.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextareaField } from '#web/ui/TextareaField.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { AnswerField } from './AnswerField.tsx'
import { BabySection } from './BabySection.tsx'
import { BillingSection } from './BillingSection.tsx'
import { FormErrors } from './FormErrors.tsx'
import { UnaccompaniedNotice } from './MinorNotice.tsx'
import { ForgottenNotice, RememberPeople } from './RememberPeople.tsx'
import { TravellerSection } from './TravellerSection.tsx'
import { answerKey, babyKey, travellerKey } from './personalDataValues.ts'
import { useFormField } from './useFormField.ts'
import { loadValidation, usePersonalDataForm } from './usePersonalDataForm.ts'

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } })

const Panels = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } })

/** Step 2: travellers, billing contact, and the operator's questions. */
export function PersonalDataStep() {
  const { form, commit, findErrors } = usePersonalDataForm()
  // The notice that personal data was deleted explains the errors below it.
  const drawErrors = (found: ErrorSummaryProps) => (
    <>
      <ForgottenNotice />
      <FormErrors control={form.control} found={found} />
    </>
  )
  return (
    <StepFrame
      number={2}
      title={t('personal.title')}
      lead={t('personal.lead')}
      findErrors={findErrors}
      drawErrors={drawErrors}
    >
      <PassportNotice />
      <PriceChange />
      <FormProvider {...form}>
        <Form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onFocus={preloadValidation}
          onBlur={() => afterPaint(commit)}
        >
          <People />
          <UnaccompaniedNotice />
          <BillingSection commit={commit} />
          <Questions />
          <Remarks />
          <RememberPeople commit={commit} />
        </Form>
      </FormProvider>
    </StepFrame>
  )
}

function preloadValidation() {
  loadValidation().catch(() => undefined)
}

/** Panels of all travellers and babies; an accordion if there are many. */
function People() {
  const { booking, draft } = useBooking()
  const complete = completePeople(booking)
  const all = [...complete.travellers, ...complete.babies]
  const [openAtFirst] = useState(() => all.indexOf(false))
  const accordionOf = (person: string, place: number) =>
    isAccordion(booking) ? { person, isOpenAtFirst: place === openAtFirst, isDone: all[place] === true } : null
  return (
    <Panels>
      {draft.travellers.map((traveller, index) => (
        <TravellerSection
          key={index}
          traveller={traveller}
          index={index}
          accordion={accordionOf(travellerKey(index), index)}
        />
      ))}
      {draft.babies.map((_, index) => (
        <BabySection
          key={index}
          index={index}
          accordion={accordionOf(babyKey(index), draft.travellers.length + index)}
        />
      ))}
    </Panels>
  )
}

/** Most people without an accordion; with passport fields only one. */
const MOST_OPEN_PANELS = 2

function isAccordion({ draft, offer }: Booking): boolean {
  return peopleCount(draft) > (isPassportRequired(offer) ? 1 : MOST_OPEN_PANELS)
}

/** Why passport data are required, which document is accepted, and what else the operator says about entering. */
function PassportNotice() {
  const { offer } = useBooking()
  const isOnly = isPassportOnly(offer)
  const isRequired = isPassportRequired(offer)
  if (!isOnly && !isRequired) return null
  const entry = shownText(offer.travel.entry)
  return (
    <Notice tone="info" title={isOnly ? t('passport.title') : t('passport.titleAny')}>
      {isOnly ? <p>{t('passport.only')}</p> : null}
      {entry === null ? null : <p>{t('passport.entry', { papers: entry })}</p>}
      {isRequired ? <p>{t('passport.required')}</p> : null}
    </Notice>
  )
}

/** The total beside the one the step began with, in the bar: a birthday can change it. Heard from the total itself. */
function PriceChange() {
  const { booking, draft, price } = useBooking()
  const [began] = useState(booking)
  const { total: before } = comparablePrice(began, booking)
  if (price.total.centimes === before.centimes || !hasBedForEverybody(draft)) return null
  return (
    <SummaryHint>
      <p>{t('personal.priceChanged', { now: formatMoney(price.total), before: formatMoney(before) })}</p>
    </SummaryHint>
  )
}

/** The operator's questions about the booking; nothing if there are none. */
function Questions() {
  const { booking } = useBooking()
  const fields = bookingFields(booking)
  if (fields.length === 0) return null
  return (
    <StepSection title={t('personal.questions')} issue="booking.bookingAnswersMissing" isPanel>
      {fields.map((field, place) => (
        <AnswerField key={field.name} name={`answers.${answerKey(place)}`} field={field} />
      ))}
    </StepSection>
  )
}

/** Remarks entered here in an earlier visit; new ones are entered on the payment step. */
function Remarks() {
  const remarks = useFormField('travellerRemarks')
  const { draft } = useBooking()
  const [isGiven] = useState(draft.travellerRemarks !== '')
  if (!isGiven) return null
  return (
    <StepSection title={t('personal.remarks.title')} isPanel>
      <TextareaField
        label={t('personal.remarks')}
        hint={t('personal.remarks.hint')}
        isOptional
        {...remarks}
        maxLength={2000}
      />
    </StepSection>
  )
}
