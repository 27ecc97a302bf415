import { graphql } from '#gql/gql.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { addedDays } from '#domain/booking/dates/extension.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { t } from '#web/text/services.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import { altText } from '#web/ui/altText.ts'
import { RichText } from '#web/ui/RichText.tsx'

const ExtensionArticle_extension = graphql(`
  fragment ExtensionArticle_extension on TravelDateExtension {
    id
    info
    travelExtension {
      id
      name
      description
      highlights {
        id
        text
      }
      image {
        id
        publicId
        title
        description
      }
    }
  }
`)

interface Props {
  readonly extension: FragmentType<typeof ExtensionArticle_extension> | null
  readonly date: SaleDate
  /** The departure without extension. */
  readonly base: SaleDate | null
}

const Article = chakra('article', {
  base: { display: 'grid', gap: '5', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { hasPoster: { true: { gridTemplateColumns: { sm: 'minmax(0, 12rem) minmax(0, 1fr)' } } } },
})
const Text = chakra('div', { base: { display: 'grid', gap: '2', maxWidth: 'column' } })
const Name = chakra('h2', { base: { fontSize: 'heading' } })
const Adds = chakra('p', { base: { fontWeight: 'bold' } })
const Lines = chakra('ul', { base: { paddingInlineStart: '5', listStyle: 'disc' } })
const Poster = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', width: 'full', aspectRatio: { base: '16 / 9', sm: '4 / 5' } },
})

/** Description of an extension: additional days, texts and highlights. */
export function ExtensionArticle({ extension, date, base }: Props) {
  const texts = readFragment(ExtensionArticle_extension, extension)
  if (texts === null) return null
  const { name, description, highlights, image } = texts.travelExtension
  return (
    <Article hasPoster={image !== null}>
      {image === null ? null : (
        <Poster>
          <PicturePlaceholder colour={null} />
          <Picture
            publicId={image.publicId}
            alt={altText({ title: image.title, description: image.description })}
            ratio="16x9"
            widths={[480, 640, 800]}
            wide={{ media: '(min-width: 30em)', ratio: '4x5', widths: [320, 480] }}
            sizes="(min-width: 30em) 12rem, 100vw"
          />
        </Poster>
      )}
      <Text>
        <Name>{name === '' ? (date.extension?.label ?? '') : name}</Name>
        {base === null ? null : <Adds>{t('extension.adds', { days: addedDays(date, base) })}</Adds>}
        {description === null ? null : <RichText text={description} />}
        {texts.info === null ? null : <RichText text={texts.info} />}
        <Lines>
          {highlights.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Lines>
      </Text>
    </Article>
  )
}
