import type { ReactNode } from 'react'
import { t } from '#web/text/site.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import styles from './ContentFrame.module.css'

interface Props {
  readonly title: string
  /** Whether the text is still loading. */
  readonly isPending?: boolean
  readonly children: ReactNode
}

/** Layout of a CMS page: breadcrumbs, heading and content. */
export function ContentFrame({ title, isPending = false, children }: Props) {
  return (
    <div className={styles.page} aria-busy={isPending ? true : undefined}>
      <Breadcrumbs label={t('site.breadcrumbs')} crumbs={[{ label: t('site.home'), to: '/' }]} />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
