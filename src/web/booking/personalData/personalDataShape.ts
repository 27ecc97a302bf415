import { object, string } from 'yup'
import type { ObjectSchema } from 'yup'
import { comesOfAge } from '#domain/booking/ages.ts'
import { dateOf } from '#domain/booking/chosen.ts'
import { canBeBilled, hasOwnAddress } from '#domain/booking/contactRules.ts'
import { bookingFields, travellerFields } from '#domain/booking/customForms.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { adultAge } from '#domain/booking/partyLimits.ts'
import { isPassportRequired } from '#domain/booking/passport.ts'
import { isBabyBirthday, isTravellerBirthday } from '#domain/booking/personalDataChecks.ts'
import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { t } from '#web/text/personalDataProblems.ts'
import { addressShape, email, filled, kept, phone, text } from './fieldShapes.ts'
import { answersShape, passportShape } from './answerShapes.ts'
import { babyKey, BILLING_KEY, travellerKey } from './personalDataValues.ts'
import type { PersonalDataValues, PersonValues } from './personalDataValues.ts'

/** What is asked of one person. */
interface Asked {
  /** Tells what is wrong with a birthday; null when nothing is. */
  readonly birthdayProblem: (birthday: IsoDay) => string | null
  readonly hasAddress: boolean
  readonly hasContact: boolean
  readonly hasNationality: boolean
  readonly passport: ReturnType<typeof passportShape> | null
  readonly fields: readonly CustomField[]
}

/** The rules of the form as they are for a draft: whom it bills decides who gives what. */
export function personalDataShape(draft: BookingDraft, offer: Offer): ObjectSchema<PersonalDataValues> {
  const passport = isPassportRequired(offer) ? passportShape(draft, offer) : null
  const person = { hasNationality: true, passport }
  const people = [
    ...draft.travellers.map((traveller, index) => {
      const asked = { ...person, hasAddress: hasOwnAddress(traveller), hasContact: traveller.isBillingAddress }
      const birthdayProblem = (birthday: IsoDay) =>
        isTravellerBirthday(birthday, { traveller, draft }, offer) ? null : ageText(birthday, draft, offer)
      return [travellerKey(index), personShape({ ...asked, birthdayProblem, fields: travellerFields(offer, draft) })] as const
    }),
    ...draft.babies.map((_, index) => {
      const birthdayProblem = (birthday: IsoDay) =>
        isBabyBirthday(birthday, draft, offer) ? null : t('person.birthday.notBaby')
      const asked = { ...person, hasAddress: false, hasContact: false, birthdayProblem, fields: [] }
      return [babyKey(index), personShape(asked)] as const
    }),
    ...(draft.travellers.some(({ isBillingAddress }) => isBillingAddress)
      ? []
      : [[BILLING_KEY, personShape(billingAsked(offer))] as const]),
  ]
  return object({
    people: object(Object.fromEntries(people)),
    answers: answersShape(bookingFields(offer, draft)),
    travellerRemarks: kept(),
  })
}

/** Why the travel takes nobody of this age. */
function ageText(birthday: IsoDay, draft: BookingDraft, offer: Offer): string {
  const date = dateOf(draft, offer)
  const isBetween = date !== null && comesOfAge(birthday, date, offer.travel.ageGroups)
  return isBetween ? t('person.birthday.comesOfAge', { age: adultAge(offer) ?? 0 }) : t('person.birthday.notTaken')
}

function billingAsked({ today }: Offer): Asked {
  return {
    birthdayProblem: (birthday) => (canBeBilled({ birthday }, today) ? null : t('person.birthday.tooYoungToBill')),
    ...{ hasAddress: true, hasContact: true, hasNationality: false, passport: null, fields: [] },
  }
}

function personShape(asked: Asked): ObjectSchema<PersonValues> {
  const { hasContact, hasNationality, passport } = asked
  return object({
    salutation: string().oneOf(['MR', 'MRS'] as const).required(),
    firstName: filled(t('person.firstName.missing')),
    lastName: filled(t('person.lastName.missing')),
    birthday: text((value) => {
      const birthday = readDay(value)
      if (value.trim() === '') return t('person.birthday.missing')
      return birthday === null ? t('person.day.unreadable') : asked.birthdayProblem(birthday)
    }),
    nationality: hasNationality ? filled(t('person.nationality.missing')) : kept(),
    ...addressShape(asked.hasAddress),
    email: hasContact ? email() : kept(),
    phone: hasContact ? phone() : kept(),
    passport: passport ?? object({ number: kept(), birthPlace: kept(), issuePlace: kept(), issueDate: kept(), validUntil: kept() }),
    answers: answersShape(asked.fields),
  })
}
