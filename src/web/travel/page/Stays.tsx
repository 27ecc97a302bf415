import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import page from '#web/travel/section/TravelPage.module.css'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import { altText } from '#web/ui/altText.ts'
import styles from './Stays.module.css'

const Stays_travel = graphql(`
  fragment Stays_travel on Travel {
    id
    stays {
      name
      place
      stars
      nights
      image {
        id
        publicId
        title
        description
        colour
      }
    }
  }
`)

const MAX_STARS = 5

/** Hotels in travelling order. Null if the platform has none. */
export function Stays({ travel }: { readonly travel: FragmentType<typeof Stays_travel> }) {
  const stays = readFragment(Stays_travel, travel).stays ?? []
  if (stays.length === 0) return null
  return (
    <section id={SECTION_IDS.stays} data-below={2}>
      <h2 className={page.heading}>{t('travel.staysTitle')}</h2>
      <ul className={styles.stays}>
        {stays.map(({ name, place, stars, nights, image }, index) => {
          const facts = [place, nights === null ? null : t('travel.nights', { count: nights })].filter((fact) => fact)
          return (
            <li key={index} className={styles.stay}>
              {image === null ? null : (
                <span className={styles.frame}>
                  <PicturePlaceholder colour={image.colour} />
                  <Picture
                    publicId={image.publicId}
                    alt={altText({ title: null, description: image.description })}
                    ratio="1x1"
                    widths={[160, 320]}
                    sizes="7rem"
                  />
                </span>
              )}
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <span>{name}</span>
                  {stars === null || stars < 1 ? null : <Stars count={Math.min(stars, MAX_STARS)} />}
                </h3>
                {facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Stars({ count }: { readonly count: number }) {
  return (
    <>
      {' '}
      <span className={styles.stars} aria-hidden>
        {'★'.repeat(count)}
      </span>
      <span className="sr-only">{`, ${t('travel.stars', { count })}`}</span>
    </>
  )
}
