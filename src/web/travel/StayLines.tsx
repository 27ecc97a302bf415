import { t } from '#web/text/site.ts'

interface Props {
  readonly accommodations: readonly { readonly name: string }[]
  readonly travelGuides: readonly { readonly fullName: string }[]
  /** Names one place and counts the others. */
  readonly isShort?: boolean
}

/** Who guides, and where one sleeps; nothing for what a list does not tell. */
export function StayLines({ accommodations, travelGuides, isShort = false }: Props) {
  const guides = travelGuides.map(({ fullName }) => fullName).join(', ')
  const [first, ...others] = new Set(accommodations.map(({ name }) => name))
  return (
    <>
      {guides === '' ? null : <span>{t('travel.guidedBy', { guides })}</span>}
      {first === undefined ? null : (
        <span>
          {isShort
            ? t('travel.staysAndMore', { place: first, count: others.length })
            : t('travel.stays', { places: [first, ...others].join(', ') })}
        </span>
      )}
    </>
  )
}
