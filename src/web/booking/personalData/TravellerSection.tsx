import { withSharedAddress } from '#domain/booking/commands/people.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { addressHosts, hasOwnAddress } from '#domain/booking/people/contactRules.ts'
import { travellerFields } from '#domain/booking/people/customForms.ts'
import { isPassportRequired } from '#domain/booking/people/passport.ts'
import { isMinor } from '#domain/booking/rules/ages.ts'
import { personLabel, personName } from '#web/booking/personName.ts'
import { AgeGroupMark } from '#web/booking/step/AgeGroupMark.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/personalData.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { YesNoField } from '#web/ui/YesNoField.tsx'
import { AddressFields } from './AddressFields.tsx'
import { AnswerField } from './AnswerField.tsx'
import { BirthdayField } from './BirthdayField.tsx'
import { PassportFields } from './PassportFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { PersonPanel, type PersonPanelProps } from './PersonPanel.tsx'
import { answerKey, travellerKey } from './personalDataValues.ts'

interface Props {
  readonly traveller: Traveller
  /** Index of the traveller, from 0. */
  readonly index: number
}

type SectionProps = Props & PersonPanelProps

/** Fields of one traveller: identity, address, passport, and the operator's questions. */
export function TravellerSection({ traveller, index, accordion }: SectionProps) {
  const { booking, offer } = useBooking()
  const self = booking.people[index]
  const person = travellerKey(index)
  const section = `section-reisende${index + 1}`
  return (
    <PersonPanel title={<TravellerTitle index={index} />} accordion={accordion}>
      <PersonFields
        person={person}
        section={section}
        kind={self !== undefined && isMinor(self) ? 'child' : 'adult'}
        whose={personName(booking.draft.travellers, index)}
        hasNationality
      >
        <BirthdayField person={person} index={index} autoComplete={`${section} bday`} />
      </PersonFields>
      {!traveller.isBillingAddress ? <SharedAddress traveller={traveller} index={index} /> : null}
      {hasOwnAddress(traveller) ? <AddressFields person={person} section={section} /> : null}
      {isPassportRequired(offer) ? <PassportFields person={person} /> : null}
      {travellerFields(booking).map((field, place) => (
        <AnswerField key={field.name} name={`people.${person}.answers.${answerKey(place)}`} field={field} />
      ))}
    </PersonPanel>
  )
}

/** Name of the traveller, or the number while it is unknown; children with their age. */
function TravellerTitle({ index }: Pick<Props, 'index'>) {
  const { booking, draft } = useBooking()
  const person = booking.people[index]
  return person === undefined ? null : (
    <>
      <AgeGroupMark icon={person.ageGroup?.icon ?? null} />
      <span>{personLabel(draft.travellers, person)}</span>
    </>
  )
}

/** Choice to share another traveller's address; nothing while nobody else has one. */
function SharedAddress({ traveller: { sameAddressAsTravellerIndex: host }, index }: Props) {
  const { draft, change } = useBooking()
  const hosts = addressHosts(draft, index)
  const choose = (chosen: number | null) => change((booking) => withSharedAddress(booking, { index, host: chosen }))
  const labelOf = (place: number) => t('person.sameAddress', { person: personName(draft.travellers, place) })
  const [only] = hosts
  if (only === undefined) return null
  if (hosts.length === 1)
    return (
      <YesNoField
        id={`same-address-${index}`}
        label={labelOf(only)}
        isYes={host !== null}
        onChange={(isShared) => choose(isShared ? only : null)}
      />
    )
  return (
    <SelectField
      id={`same-address-${index}`}
      label={t('person.whoseAddress')}
      options={[
        ...hosts.map((place) => ({ value: String(place), label: labelOf(place) })),
        { value: '', label: t('person.ownAddress') },
      ]}
      emptyLabel={null}
      value={host === null ? '' : String(host)}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
    />
  )
}
