import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/travel.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { PictureGround } from '#web/ui/PictureGround.tsx'
import styles from './TravelHero.module.css'
import { useListAddress } from './useListAddress.ts'

const TravelHero_travel = graphql(`
  fragment TravelHero_travel on Travel {
    id
    name
    title
    teaser
    travelType
    destinations
    images {
      id
      publicId
      description
      colour
    }
  }
`)

/** Letters from which on a name would take more than two lines of the largest letters. */
const LONG_NAME = 36

interface Props {
  readonly travel: FragmentType<typeof TravelHero_travel>
}

/** The poster over the full width, and the name of the travel as large as it fits. */
export function TravelHero({ travel: masked }: Props) {
  const { name, title, teaser, travelType, destinations, images } = readFragment(TravelHero_travel, masked)
  const listAddress = useListAddress()
  const image = images?.[0] ?? null
  const kicker = [travelType, ...(destinations ?? [])].filter((part) => part).join(' · ')
  const heading = title ?? name
  return (
    <header className={styles.hero}>
      {image === null ? null : (
        <div className={styles.frame}>
          <PictureGround colour={image.colour} />
          <Picture
            className={styles.picture}
            publicId={image.publicId}
            alt={image.description ?? t('travel.picture', { name })}
            ratio="4x5"
            widths={[320, 480, 640, 800]}
            wide={{ media: '(min-width: 48em)', ratio: '16x9', widths: [800, 1200, 1600] }}
            sizes="100vw"
            isEager
          />
        </div>
      )}
      <div className={styles.text}>
        <Breadcrumbs label={t('site.breadcrumbs')} crumbs={[{ label: t('site.allTravels'), to: listAddress }]} />
        <h1 className={heading.length > LONG_NAME ? `${styles.name} ${styles.long}` : styles.name}>{heading}</h1>
        {kicker === '' ? null : <p className={styles.kicker}>{kicker}</p>}
        {teaser ? <p className={styles.teaser}>{teaser}</p> : null}
      </div>
    </header>
  )
}
