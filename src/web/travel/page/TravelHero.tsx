import type { ReactNode } from 'react'
import { shownText } from '#domain/shownText.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import { altText } from '#web/ui/altText.ts'
import styles from './TravelHero.module.css'
import { BackToList } from './BackToList.tsx'

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
      title
      description
      colour
    }
  }
`)

/** Characters; a longer name would take more than two lines in the largest font size. */
const LONG_NAME = 36

interface Props {
  readonly travel: FragmentType<typeof TravelHero_travel>
  /** The facts, between name and teaser. */
  readonly children: ReactNode
}

/** Above the fold: picture, name and facts. */
export function TravelHero({ travel: masked, children }: Props) {
  const { name, title, teaser, travelType, destinations, images } = readFragment(TravelHero_travel, masked)
  const image = images?.[0] ?? null
  const kicker = [travelType, ...(destinations ?? [])].filter((part) => part).join(' · ')
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <PicturePlaceholder colour={image?.colour ?? null} />
        <Picture
          className={styles.picture}
          publicId={image?.publicId ?? null}
          alt={altText(image) || t('travel.picture', { name })}
          ratio="1x1"
          widths={[320, 480, 640, 800, 1200]}
          sizes="(min-width: 48em) 42vw, 100vw"
          isEager
        />
      </div>
      <div className={styles.text}>
        <BackToList />
        <Name name={shownText(title) ?? name} />
        {kicker === '' ? null : <p className={styles.kicker}>{kicker}</p>}
      </div>
      <div className={styles.facts}>{children}</div>
      {teaser ? <p className={styles.teaser}>{teaser}</p> : null}
    </header>
  )
}

/** A long name is set smaller behind its colon, or as a whole without one, so that the facts stay above the fold. */
function Name({ name }: { readonly name: string }) {
  if (name.length <= LONG_NAME) return <h1 className={styles.name}>{name}</h1>
  const [first = '', ...rest] = name.split(': ')
  if (rest.length === 0) return <h1 className={`${styles.name} ${styles.long}`}>{name}</h1>
  return (
    <h1 className={styles.name}>
      <span>{first}</span>
      <span className="sr-only">: </span>
      <span className={styles.further}>{rest.join(': ')}</span>
    </h1>
  )
}
