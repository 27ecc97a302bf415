import type { ReactNode } from 'react'
import { t } from '#web/text/site.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import styles from './ContentFrame.module.css'

interface Props {
  readonly title: string
  /** Whether the text is still on its way. */
  readonly isComing?: boolean
  readonly children: ReactNode
}

/** A page of the CMS: the way up, its heading, and what it says. */
export function ContentFrame({ title, isComing = false, children }: Props) {
  return (
    <div className={styles.page} aria-busy={isComing ? true : undefined}>
      <Breadcrumbs label={t('site.breadcrumbs')} crumbs={[{ label: t('site.home'), to: '/' }]} />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
