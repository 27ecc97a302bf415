import { t } from '#web/text/additionalServices.ts'
import { chakra } from '#web/theme/chakra.ts'

const Unit = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'caption', fontWeight: 'normal' } })

/** Surcharge of a stop, per person. */
export function StopSurcharge({ price }: { readonly price: string }) {
  return (
    <>
      <span>{t('boarding.surcharge', { price })}</span>
      <Unit>{t('travel.perPerson')}</Unit>
    </>
  )
}
