import { ContentFrame } from './ContentFrame.tsx'
import styles from './PendingContent.module.css'

const LINES = [0, 1, 2, 3, 4, 5] as const

/** Placeholder of a CMS page: its heading and a skeleton of its text. */
export function PendingContent({ title }: { readonly title: string }) {
  return (
    <ContentFrame title={title} isPending>
      <div className={styles.text}>
        {LINES.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
    </ContentFrame>
  )
}
