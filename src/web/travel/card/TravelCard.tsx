import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TravelInView } from '#domain/travels/datesInView.ts'
import { useDuration } from '#web/site/useDuration.ts'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/site.ts'
import { Days } from '#web/ui/Days.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { PictureGround } from '#web/ui/PictureGround.tsx'
import { FromPrice } from '#web/ui/Price.tsx'
import { pictureText, type PictureWords } from '#web/ui/pictureText.ts'
import styles from './TravelCard.module.css'
import { statusNote } from './statusNote.ts'

interface CardPicture extends PictureWords {
  readonly publicId: string
  readonly colour: string | null
}

interface Props {
  readonly to: string
  /** What the entry in the history says of where one came from. */
  readonly from?: string
  readonly name: string
  readonly shown: TravelInView
  /** What stands in place of the dates in a list of some months; null for the dates. */
  readonly period?: string | null
  readonly currency: string
  /** Null for a plain ground in place of the poster. */
  readonly picture: CardPicture | null
  /** Short note such as «Neu», where the dates need none; null for none. */
  readonly label: string | null
  readonly isFirstScreen: boolean
  /** Widths the poster is shown at; those of a row of four unless told. */
  readonly sizes?: string
  /** A quiet line below the dates. */
  readonly line?: ReactNode
  /** Further lines; on phones below the poster too. */
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
  isFirstScreen,
  sizes = FOUR_A_ROW,
  line,
  children,
}: Props) {
  const press = useLinkClick()
  const note = statusNote(shown.state) ?? label
  const page = { kind: 'travel', name, colour: picture?.colour ?? null } as const
  return (
    <Link
      className={styles.card}
      to={to}
      state={from}
      replace
      prefetch="intent"
      onClick={(event) => press(event, { path: to, from, page })}
    >
      <div className={styles.words}>
        <CardText {...{ name, shown, period, currency, line }} />
        {children === undefined ? null : <div className={styles.further}>{children}</div>}
      </div>
      {/* After the words, though it is seen before them: a link is called by its name first. */}
      <span className={styles.poster}>
        <PictureGround colour={picture?.colour ?? null} />
        <Picture
          publicId={picture?.publicId ?? null}
          alt={picture === null ? '' : pictureText({ title: picture.title, description: picture.description })}
          ratio="4x5"
          widths={[160, 320, 480, 640]}
          sizes={sizes}
          isSoon={isFirstScreen}
        />
        {note === null ? null : <span className={styles.note}>{note}</span>}
      </span>
    </Link>
  )
}

/** What a card says beside or below its poster, and whatever stands in the place of one. */
export function CardText({
  name,
  shown: { dates, centimes },
  period = null,
  currency,
  line,
}: Pick<Props, 'name' | 'shown' | 'period' | 'currency' | 'line'>) {
  const duration = useDuration()
  return (
    <span className={styles.text}>
      <span className={styles.name}>
        {name}
        <Pause />
      </span>
      <span className={styles.dates}>
        {period ?? (dates === null ? t('travel.datesOnRequest') : <Dates {...dates} />)}
        <Pause />
      </span>
      {line}{' '}
      <span className={styles.foot}>
        {dates === null ? (
          <span />
        ) : (
          <span>
            {duration(dates)}
            <Pause />
          </span>
        )}
        <FromPrice centimes={centimes} currency={currency} />
      </span>
    </span>
  )
}

/** Keeps the parts of a link's name apart, which are lines to those who see them. */
function Pause() {
  return <span className="spoken">, </span>
}

type Facts = Pick<Props, 'to' | 'name' | 'shown' | 'currency' | 'picture'>

/** Cards of travels that are put forward below something else. */
export function TravelCards({ travels }: { readonly travels: readonly Facts[] }) {
  return (
    <ul className={styles.cards}>
      {travels.map((travel) => (
        <li key={travel.to}>
          <TravelCard {...travel} label={null} isFirstScreen={false} />
        </li>
      ))}
    </ul>
  )
}

/** Days of one date and how many more there are. */
function Dates({ startDate, endDate, more }: NonNullable<TravelInView['dates']>) {
  return (
    <>
      <Days startDate={startDate} endDate={endDate} />
      {more > 0 ? <span className={styles.more}> {t('travel.andMoreDates', { count: more })}</span> : null}
    </>
  )
}
