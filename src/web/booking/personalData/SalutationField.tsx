import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { ChoiceMark } from '#web/ui/fieldStyles.ts'
import { useFormField } from './useFormField.ts'

interface Props {
  /** Key of the person in the form. */
  readonly person: string
  /** Name of the person, which tells the radio groups apart for screen readers. */
  readonly whose: string
  readonly isChild: boolean
}

const Group = chakra('fieldset', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', width: 'full', background: 'panel' },
})
const Legend = chakra('legend', { base: { fontSize: 'field', fontWeight: 'medium', lineHeight: 'tight' } })
const Choice = chakra('label', {
  base: { display: 'inline-flex', gap: '2', alignItems: 'center', minHeight: 'target', cursor: 'pointer' },
})

/** Both salutations as radio buttons side by side. */
export function SalutationField({ person, whose, isChild }: Props) {
  const { error: _error, ...radio } = useFormField(`people.${person}.salutation`)
  const labels = isChild
    ? ([
        ['MR', t('person.salutation.boy')],
        ['MRS', t('person.salutation.girl')],
      ] as const)
    : ([
        ['MR', t('person.salutation.mr')],
        ['MRS', t('person.salutation.mrs')],
      ] as const)
  return (
    // Named by an attribute: hidden text in the legend is a block, before whose comma browsers read a space.
    <Group aria-label={t('person.salutationOf', { person: whose })}>
      <Legend>{t('person.salutation')}</Legend>
      {labels.map(([value, label]) => (
        <Choice key={value}>
          <ChoiceMark type="radio" {...radio} value={value} />
          <span>{label}</span>
        </Choice>
      ))}
    </Group>
  )
}
