import { t } from '#web/text/cards.ts'

/** Names of the tour guides; null without any. */
export function GuideLine({ travelGuides }: { readonly travelGuides: readonly { readonly fullName: string }[] }) {
  if (travelGuides.length === 0) return null
  return <span>{t('travel.guidedBy', { guides: travelGuides.map(({ fullName }) => fullName).join(', ') })}</span>
}
