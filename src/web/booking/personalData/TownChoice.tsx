import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { SrOnly } from '#web/ui/SrOnly.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

interface Props {
  /** Key of the person in the form. */
  readonly person: string
  /** Towns of the postcode. */
  readonly towns: readonly string[]
  readonly onChoose: (town: string) => void
}

const Question = chakra('p', { base: { paddingBlockStart: '2' } })
const Towns = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlockStart: '2' } })

/** Choice between several towns of a postcode; nothing once the town field is filled. */
export function TownChoice({ person, towns, onChoose }: Props) {
  const { control } = useFormContext<PersonalDataValues>()
  const city = useWatch({ control, name: `people.${person}.city` })
  const isOpen = towns.length > 1 && city === ''
  return (
    <div role="status">
      {isOpen ? (
        <>
          <Question>{t('person.towns', { count: towns.length })}</Question>
          <Towns>
            {towns.map((town) => (
              <Button key={town} onClick={() => onChoose(town)}>
                {town}
              </Button>
            ))}
          </Towns>
        </>
      ) : null}
      {towns.length === 1 && towns[0] === city ? <SrOnly>{t('person.townFilled', { town: city })}</SrOnly> : null}
    </div>
  )
}
