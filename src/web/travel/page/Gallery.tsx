import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'
import page from '#web/travel/section/TravelPage.module.css'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import { altText } from '#web/ui/altText.ts'
import styles from './Gallery.module.css'

const Gallery_travel = graphql(`
  fragment Gallery_travel on Travel {
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

/** All pictures but the first, in a row that scrolls sideways. Null without a second picture. */
export function Gallery({ travel }: { readonly travel: FragmentType<typeof Gallery_travel> }) {
  const [, ...pictures] = readFragment(Gallery_travel, travel).images ?? []
  if (pictures.length === 0) return null
  return (
    <section className={styles.gallery} data-below={1}>
      <h2 className={page.heading}>{t('travel.gallery')}</h2>
      {/* A scrollable region must be focusable for keyboard users. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.frame} aria-label={t('travel.galleryLabel')} tabIndex={0}>
        <ul className={styles.pictures}>
          {pictures.map((picture) => {
            const { publicId, title, description, colour } = picture
            return (
              <li key={publicId} className={styles.picture}>
                <figure>
                  <span className={styles.poster}>
                    <PicturePlaceholder colour={colour} />
                    <Picture
                      publicId={publicId}
                      alt={altText({ title, description })}
                      ratio="4x5"
                      widths={[320, 480, 640]}
                      sizes="(min-width: 64em) 18rem, 70vw"
                    />
                  </span>
                  {title === null || title === '' ? null : <figcaption className={styles.title}>{title}</figcaption>}
                </figure>
              </li>
            )
          })}
        </ul>
      </section>
    </section>
  )
}
