import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import { baseDate, extensionOptions } from '#domain/booking/dates/extension.ts'
import { toDateChoice } from '#domain/catalogue/saleDates.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { RemovedChoicesNotice } from '#web/booking/step/RemovedChoicesNotice.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useUndoableChange } from '#web/booking/useUndoableChange.ts'
import { t } from '#web/text/services.ts'
import { ExtensionArticle } from './ExtensionArticle.tsx'
import { ExtensionChoice } from './ExtensionChoice.tsx'

const ExtensionStep_ratioTravel = graphql(`
  fragment ExtensionStep_ratioTravel on RatioTravel {
    id
    dates {
      id
      extensions {
        id
        ...ExtensionArticle_extension
      }
    }
  }
`)

/** Step 0.5: the choice of an extension; both options have equal weight. */
export function ExtensionStep() {
  const { ratioTravel } = useBookingData()
  const { booking } = useBooking()
  const { removed, changeUndoably } = useUndoableChange()
  const masked: FragmentType<typeof ExtensionStep_ratioTravel> | null = ratioTravel
  const dates = readFragment(ExtensionStep_ratioTravel, masked)?.dates ?? []
  const options = extensionOptions(booking)
  const base = baseDate(booking)
  const lead = options.length === 0 ? undefined : t('extension.lead', { count: options.length })
  return (
    <StepFrame number={0.5} title={t('extension.title')} lead={lead}>
      {options.map((date) => (
        <ExtensionArticle
          key={`${date.id} ${date.extension?.id ?? ''}`}
          date={date}
          base={base}
          extension={
            dates.find(({ id }) => id === date.id)?.extensions.find(({ id }) => id === date.extension?.id) ?? null
          }
        />
      ))}
      {base === null || options.length === 0 ? (
        <p>{t('extension.nonePossible')}</p>
      ) : (
        <StepSection title={t('extension.question')}>
          <ExtensionChoice
            base={base}
            options={options}
            onChoose={(date) =>
              changeUndoably((booking) =>
                date === null ? withoutExtension(booking) : withExtension(booking, toDateChoice(date)),
              )
            }
          />
          <RemovedChoicesNotice removed={removed} />
        </StepSection>
      )}
    </StepFrame>
  )
}
