import type { ReactNode } from 'react'
import { t } from '#web/text/personalData.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { COUNTRY_OPTIONS } from './countries.ts'
import { Fields, WholeRow } from './fieldGrid.ts'
import { SalutationField } from './SalutationField.tsx'
import { useFormField } from './useFormField.ts'

export interface FieldsOfPerson {
  /** Key of the person in the form. */
  readonly person: string
  /** `section-*` prefix of the autocomplete tokens: keeps the people apart in the browser's autofill. */
  readonly section: string
}

interface Props extends FieldsOfPerson {
  /** `baby` has no salutation: the platform takes none. */
  readonly kind: 'adult' | 'child' | 'baby'
  /** Name of the person. */
  readonly whose: string
  readonly hasNationality: boolean
  /** The birthday field. */
  readonly children: ReactNode
}

/** Identity of a person: salutation, names, birth date and nationality. */
export function PersonFields({ person, section, kind, whose, hasNationality, children }: Props) {
  const firstName = useFormField(`people.${person}.firstName`)
  const lastName = useFormField(`people.${person}.lastName`)
  const nationality = useFormField(`people.${person}.nationality`)
  return (
    <Fields>
      {kind === 'baby' ? null : (
        <WholeRow>
          <SalutationField person={person} whose={whose} isChild={kind === 'child'} />
        </WholeRow>
      )}
      <TextField label={t('person.firstName')} {...firstName} autoComplete={`${section} given-name`} maxLength={60} />
      <TextField label={t('person.lastName')} {...lastName} autoComplete={`${section} family-name`} maxLength={60} />
      {children}
      {hasNationality ? (
        <SelectField
          label={t('person.nationality')}
          {...nationality}
          options={COUNTRY_OPTIONS}
          emptyLabel={null}
          autoComplete="off"
        />
      ) : null}
    </Fields>
  )
}
