import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TravelInView } from '#domain/travels/datesInView.ts'
import { useDuration } from '#web/site/useDuration.ts'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t as cardText } from '#web/text/cards.ts'
import { t } from '#web/text/site.ts'
import { DateRange } from '#web/ui/DateRange.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import { FromPrice } from '#web/ui/Price.tsx'
import { altText, type PictureTexts } from '#web/ui/altText.ts'
import { SpokenComma } from './SpokenComma.tsx'
import styles from './TravelCard.module.css'
import { statusNote } from './statusNote.ts'

interface CardPicture extends PictureTexts {
  readonly publicId: string
  readonly colour: string | null
}

interface Props {
  readonly to: string
  /** History state of the navigation: where it started. */
  readonly from?: string
  readonly name: string
  readonly shown: TravelInView
  /** Text that replaces the dates in a list of some months; null for the dates. */
  readonly period?: string | null
  readonly currency: string
  /** Null for a placeholder. */
  readonly picture: CardPicture | null
  /** Short note such as «Neu», unless the status has one; null for none. */
  readonly label: string | null
  readonly isAboveFold: boolean
  /** `sizes` of the poster; by default those of a row of four. */
  readonly sizes?: string
  /** Line below the dates, in small print. */
  readonly line?: ReactNode
  /** Further lines; on phones below the poster. */
  readonly children?: ReactNode
}

const FOUR_A_ROW = '(min-width: 80em) 19rem, (min-width: 64em) 30vw, (min-width: 36em) 45vw, 38vw'

/** Poster, name, dates, days, from-price, note. The whole card is one link. */
export function TravelCard({
  to,
  from,
  name,
  shown,
  period = null,
  currency,
  picture,
  label,
  isAboveFold,
  sizes = FOUR_A_ROW,
  line,
  children,
}: Props) {
  const press = useLinkClick()
  const note = statusNote(shown.state) ?? label
  const page = { kind: 'travel', name, colour: picture?.colour ?? null } as const
  return (
    <Link className={styles.card} to={to} prefetch="intent" onClick={(event) => press(event, { path: to, from, page })}>
      <div className={styles.words}>
        <CardText name={name} shown={shown} period={period} currency={currency} line={line} />
        {children === undefined ? null : <div className={styles.further}>{children}</div>}
      </div>
      {/* After the text in the DOM, though above it on screen: the accessible name of the link begins with the travel. */}
      <span className={styles.poster}>
        <PicturePlaceholder colour={picture?.colour ?? null} />
        <Picture
          publicId={picture?.publicId ?? null}
          alt={picture === null ? '' : altText({ title: picture.title, description: picture.description })}
          ratio="4x5"
          widths={[160, 320, 480, 640]}
          sizes={sizes}
          isSoon={isAboveFold}
        />
        {note === null ? null : (
          <span className={styles.note}>
            <span className={styles.label}>{note}</span>
          </span>
        )}
      </span>
    </Link>
  )
}

/** Text of a card: name, dates, duration and from-price. */
export function CardText({
  name,
  shown: { dates, state, centimes, hasCheaper },
  period = null,
  currency,
  line,
}: Pick<Props, 'name' | 'shown' | 'period' | 'currency' | 'line'>) {
  const duration = useDuration()
  return (
    <span className={styles.text}>
      <span className={styles.name}>
        <span>{name}</span>
        <SpokenComma />
      </span>
      <span className={styles.dates}>
        {period === null ? <Dates dates={dates} hasCheaper={hasCheaper} /> : <span>{period}</span>}
        <SpokenComma />
      </span>
      {line}{' '}
      <span className={styles.foot}>
        {dates === null ? (
          <span />
        ) : (
          <span>
            <span>{duration(dates)}</span>
            <SpokenComma />
          </span>
        )}
        {/* Closed dates have no price «from» (decision 21), nor one on request. */}
        {state === 'CLOSED' && centimes === null ? null : <FromPrice centimes={centimes} currency={currency} />}
      </span>
    </span>
  )
}

type CardFacts = Pick<Props, 'to' | 'name' | 'shown' | 'currency' | 'picture'>

/** A row of cards below other content. */
export function TravelCards({ travels }: { readonly travels: readonly CardFacts[] }) {
  return (
    <ul className={styles.cards}>
      {travels.map((travel) => (
        <li key={travel.to}>
          <TravelCard {...travel} label={null} isAboveFold={false} />
        </li>
      ))}
    </ul>
  )
}

/** Days of one date, the number of further dates, and whether the price «from» is that of one of those. */
function Dates({ dates, hasCheaper }: Pick<TravelInView, 'dates' | 'hasCheaper'>) {
  if (dates === null) return <span>{t('travel.datesOnRequest')}</span>
  const { startDate, endDate, more } = dates
  return (
    <>
      <DateRange startDate={startDate} endDate={endDate} />
      {more > 0 ? (
        <span className={styles.more}>
          {' ' +
            cardText('travel.andMoreDates', { count: more }) +
            (hasCheaper ? cardText('travel.areCheaper', { count: more }) : '')}
        </span>
      ) : null}
    </>
  )
}
