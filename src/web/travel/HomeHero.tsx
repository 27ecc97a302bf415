import { Form } from 'react-router'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/home.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PictureGround } from '#web/ui/PictureGround.tsx'
import styles from './HomeHero.module.css'

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

/** What this is, and one question: where to? The search is a plain GET form. */
export function HomeHero({ travel }: Props) {
  const picture = readFragment(HomeHero_travel, travel)?.mainImage ?? null
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.claim}>{t('home.claim')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <Form className={styles.search} action="/recherche" method="get" role="search">
          <label className={styles.label} htmlFor="suche">
            {t('home.searchLabel')}
          </label>
          <input className={styles.input} id="suche" type="search" name="q" placeholder={t('home.searchPlaceholder')} />
          <button className={styles.button} type="submit">
            {t('home.searchButton')}
          </button>
        </Form>
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
