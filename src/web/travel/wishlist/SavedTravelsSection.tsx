import { Link } from 'react-router'
import type { SavedTravelList, SavedTravel } from '#domain/travels/savedTravels.ts'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/savedTravels.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import styles from './SavedTravels.module.css'

interface Props {
  /** Id of the heading, for links to the section. */
  readonly id: string
  readonly heading: string
  readonly travels: SavedTravelList
  /** Removes one travel; null if the list can only be cleared as a whole. */
  readonly onRemove: ((travel: SavedTravel) => void) | null
  /** Label of the button that clears the list. */
  readonly clearLabel: string
  readonly onClear: () => void
}

/** A list of saved travels as small posters. Null if it is empty. */
export function SavedTravelsSection({ id, heading, travels, onRemove, clearLabel, onClear }: Props) {
  if (travels.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
        <p className={styles.note}>{t('wishlist.storageNote')}</p>
        <button className={styles.clear} type="button" onClick={onClear}>
          {clearLabel}
        </button>
      </div>
      <ul className={styles.travels}>
        {travels.map((travel) => (
          <li key={travel.id} className={styles.travel}>
            <Link className={styles.link} to={travelPath(travel)}>
              <span className={styles.poster}>
                <PicturePlaceholder colour={null} />
                <Picture publicId={travel.publicId} alt="" ratio="4x5" widths={[160, 320]} sizes="5rem" />
              </span>
              <span className={styles.name}>{travel.name}</span>
            </Link>
            {onRemove === null ? null : (
              <button
                className={styles.remove}
                type="button"
                aria-label={t('wishlist.removeTravel', { name: travel.name })}
                onClick={() => onRemove(travel)}
              >
                <span aria-hidden>×</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
