import { isPlaceCertain } from '#domain/booking/placed/placedFacts.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { StepHeading } from '#web/booking/step/StepFrame.tsx'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import { altText } from '#web/ui/altText.ts'
import { MailNotice } from './MailNotice.tsx'
import { useDocumentTitle } from '#web/booking/step/useDocumentTitle.ts'

const Thanks_travel = graphql(`
  fragment Thanks_travel on Travel {
    id
    images {
      id
      publicId
      title
      description
      colour
    }
  }
`)

const Columns = chakra('div', {
  base: { display: 'grid', gap: '5', alignItems: 'end', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: '4' },
  variants: {
    hasPoster: { true: { gridTemplateColumns: { sm: 'minmax(0, 14rem) minmax(0, 1fr)', _print: 'minmax(0, 1fr)' } } },
  },
})
const Poster = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    width: 'full',
    aspectRatio: { base: '16 / 9', sm: '4 / 5' },
    _print: { display: 'none' },
  },
})
const Texts = chakra('div', { base: { display: 'grid', gap: '3' } })
const Lead = chakra('p', { base: { fontSize: 'lead', lineHeight: 'tight' } })

/** Picture of the travel, thanks for a booking that owes no online payment, and the e-mail address of the confirmation. */
export function Thanks({ title }: { readonly title: string }) {
  const { travel } = useBookingData()
  const { booking } = useBooking()
  const isCertain = isPlaceCertain(booking)
  // «Bestätigung» is true of a booking only.
  useDocumentTitle(t('booking.step.confirmation'), isCertain ? null : title)
  const image = readFragment(Thanks_travel, travel).images?.[0] ?? null
  return (
    <Columns hasPoster={image !== null}>
      {image === null ? null : (
        <Poster>
          <PicturePlaceholder colour={image.colour} />
          <Picture
            publicId={image.publicId}
            alt={altText({ title: image.title, description: image.description })}
            ratio="4x5"
            widths={[320, 480, 640, 800]}
            sizes="(min-width: 40em) 14rem, 100vw"
            isEager
          />
        </Poster>
      )}
      <Texts>
        <StepHeading title={title} />
        {isCertain ? <Lead>{t('confirmation.thanks')}</Lead> : null}
        <MailNotice to={(email) => t('confirmation.mail', { email })} unnamed={t('confirmation.mailUnnamed')} />
      </Texts>
    </Columns>
  )
}
