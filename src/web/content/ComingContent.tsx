import styles from './ComingContent.module.css'
import { ContentFrame } from './ContentFrame.tsx'

const LINES = [0, 1, 2, 3, 4, 5] as const

/** A page of the CMS that is still coming: its heading, and the place of its text. */
export function ComingContent({ title }: { readonly title: string }) {
  return (
    <ContentFrame title={title} isComing>
      <div className={styles.text}>
        {LINES.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
    </ContentFrame>
  )
}
