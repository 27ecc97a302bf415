import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/home.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PictureGround } from '#web/ui/PictureGround.tsx'
import styles from './HomeHero.module.css'
import { SearchForm } from './SearchForm.tsx'

const HomeHero_travel = graphql(`
  fragment HomeHero_travel on BestsellerTravel {
    id
    mainImage {
      id
      publicId
      colour
    }
  }
`)

interface Props {
  /** The travel whose poster opens the site; null shows the colour alone. */
  readonly travel: FragmentType<typeof HomeHero_travel> | null
}

/** What this is, and one question: where to? */
export function HomeHero({ travel }: Props) {
  const picture = readFragment(HomeHero_travel, travel)?.mainImage ?? null
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.claim}>{t('home.claim')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <SearchForm />
      </div>
      {picture === null ? null : (
        <div className={styles.poster}>
          <PictureGround colour={picture.colour} />
          <Picture
            className={styles.picture}
            publicId={picture.publicId}
            alt=""
            ratio="16x9"
            widths={[480, 640, 800]}
            wide={{ media: '(min-width: 64em)', ratio: '4x5', widths: [480, 640, 800] }}
            sizes="(min-width: 64em) 45vw, 100vw"
            isEager
          />
        </div>
      )}
    </section>
  )
}
