import { Link } from 'react-router'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/home.ts'
import { CardText } from '#web/travel/card/TravelCard.tsx'
import { SearchForm } from '#web/travel/filter/SearchForm.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import { altText } from '#web/ui/altText.ts'
import { useBestseller, type MaskedBestseller } from './BestsellerCard.tsx'
import { BestsellerDetails } from './BestsellerDetails.tsx'
import styles from './HomeHero.module.css'

interface Props {
  /** The travel whose poster is shown; null for none. */
  readonly travel: MaskedBestseller | null
}

/** Claim, search form and the poster of one travel. */
export function HomeHero({ travel }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.claim}>{t('home.claim')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <SearchForm />
      </div>
      {travel === null ? null : <Poster travel={travel} />}
    </section>
  )
}

/** Poster and text of a travel; the whole is one link. */
function Poster({ travel: masked }: { readonly travel: MaskedBestseller }) {
  const press = useLinkClick()
  const travel = useBestseller(masked)
  const { path, name, mainImage: picture } = travel
  const page = { kind: 'travel', name, colour: picture?.colour ?? null } as const
  return (
    <Link className={styles.link} to={path} prefetch="intent" onClick={(event) => press(event, { path, page })}>
      <div className={styles.caption}>
        <CardText name={name} shown={travel.shown} currency={travel.currency} />
        <div className={styles.more}>
          <BestsellerDetails travel={travel} />
        </div>
      </div>
      {/* After the text in the DOM, though before it on screen: the accessible name of the link begins with the travel. */}
      <span className={styles.poster}>
        <PicturePlaceholder colour={picture?.colour ?? null} />
        <Picture
          publicId={picture?.publicId ?? null}
          alt={altText(picture)}
          ratio="16x9"
          widths={[480, 640, 800]}
          wide={{ media: '(min-width: 64em)', ratio: '4x5', widths: [480, 640, 800] }}
          sizes="(min-width: 64em) 45vw, 100vw"
          isEager
        />
      </span>
    </Link>
  )
}
