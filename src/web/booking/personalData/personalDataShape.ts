import { object, string, type ObjectSchema } from 'yup'
import { birthdayQuestion } from '#domain/booking/commands/birthdayQuestion.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import {
  babyBirthdayProblem,
  billingBirthdayProblem,
  travellerBirthdayProblem,
  type BirthdayProblem,
} from '#domain/booking/people/birthdayProblem.ts'
import { hasOwnAddress } from '#domain/booking/people/contactRules.ts'
import { bookingFields, travellerFields } from '#domain/booking/people/customForms.ts'
import { adultAge } from '#domain/booking/people/partyLimits.ts'
import { isPassportRequired } from '#domain/booking/people/passport.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { t } from '#web/text/personalDataProblems.ts'
import { answersShape, passportShape } from './answerShapes.ts'
import { ADULT_DAY, babyExample, birthdayExample } from './exampleDays.ts'
import { addressShape, day, email, required, kept, personName, phone } from './fieldShapes.ts'
import { babyKey, BILLING_KEY, travellerKey, type PersonalDataValues, type PersonValues } from './personalDataValues.ts'

/** Required data of one person. */
interface PersonRules {
  /** Error message of a birthday; null if it is valid. */
  readonly birthdayProblem: (birthday: IsoDay) => string | null
  /** Example date for error messages. */
  readonly example: string
  readonly hasAddress: boolean
  readonly hasContact: boolean
  readonly hasNationality: boolean
  readonly passport: ReturnType<typeof passportShape> | null
  readonly fields: readonly CustomField[]
}

/** Schema of the form; the billing contact of the draft decides which fields are required of whom. */
export function personalDataShape(booking: Booking): ObjectSchema<PersonalDataValues> {
  const { draft, offer } = booking
  const passportOf = (person: Parameters<typeof passportShape>[1]) =>
    isPassportRequired(offer) ? passportShape(booking, person) : null
  const people = [
    ...booking.people.map(({ traveller, index, ageGroup }) => {
      const rules = {
        hasNationality: true,
        passport: passportOf(traveller),
        hasAddress: hasOwnAddress(traveller),
        hasContact: traveller.isBillingAddress,
      }
      const birthdayProblem = (birthday: IsoDay) => {
        const problem = travellerBirthdayProblem(booking, { index, birthday })
        if (problem !== null) return birthdayText(problem, offer)
        return birthdayQuestion(booking, { index, birthday }) === null ? null : t('person.birthday.unconfirmed')
      }
      const example = birthdayExample(ageGroup, offer.today)
      return [
        travellerKey(index),
        personShape({ ...rules, birthdayProblem, example, fields: travellerFields(booking) }, offer.today),
      ] as const
    }),
    ...draft.babies.map((baby, index) => {
      const birthdayProblem = (birthday: IsoDay) => textOrNull(babyBirthdayProblem(birthday, booking), offer)
      const rules = {
        hasNationality: true,
        passport: passportOf(baby),
        hasAddress: false,
        hasContact: false,
        birthdayProblem,
        example: babyExample(offer.today),
        fields: [],
      }
      return [babyKey(index), personShape(rules, offer.today)] as const
    }),
    ...(draft.travellers.some(({ isBillingAddress }) => isBillingAddress)
      ? []
      : [[BILLING_KEY, personShape(billingRules(offer), offer.today)] as const]),
  ]
  return object({
    people: object(Object.fromEntries(people)),
    answers: answersShape(bookingFields(booking), offer.today),
    travellerRemarks: kept(),
  })
}

function textOrNull(problem: BirthdayProblem | null, offer: Offer): string | null {
  return problem === null ? null : birthdayText(problem, offer)
}

function birthdayText(problem: BirthdayProblem, offer: Offer): string {
  return problem === 'comesOfAge'
    ? t('person.birthday.comesOfAge', { age: adultAge(offer) ?? 0 })
    : t(`person.birthday.${problem}`)
}

function billingRules(offer: Offer): PersonRules {
  return {
    birthdayProblem: (birthday) => textOrNull(billingBirthdayProblem(birthday, offer), offer),
    example: ADULT_DAY,
    hasAddress: true,
    hasContact: true,
    hasNationality: false,
    passport: null,
    fields: [],
  }
}

function personShape(rules: PersonRules, today: IsoDay): ObjectSchema<PersonValues> {
  const { hasContact, hasNationality, passport } = rules
  return object({
    salutation: string()
      .oneOf(['MR', 'MRS'] as const)
      .required(),
    firstName: personName(t('person.firstName.missing')),
    lastName: personName(t('person.lastName.missing')),
    birthday: day(rules.birthdayProblem, { missing: t('person.birthday.missing'), example: rules.example }),
    nationality: hasNationality ? required(t('person.nationality.missing')) : kept(),
    ...addressShape(rules.hasAddress),
    email: hasContact ? email() : kept(),
    phone: hasContact ? phone() : kept(),
    passport:
      passport ??
      object({ number: kept(), birthPlace: kept(), issuePlace: kept(), issueDate: kept(), validUntil: kept() }),
    answers: answersShape(rules.fields, today),
  })
}
