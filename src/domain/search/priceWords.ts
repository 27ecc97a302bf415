import type { Currency } from '#domain/money.ts'
import { typingErrors } from '#domain/typingErrors.ts'
import { allowedErrors } from './distance.ts'
import { readLength } from './lengthWords.ts'
import { amountOf, readAmount, type WrittenAmount } from './writtenAmount.ts'

/** Limits of a price, both included. Without either it is the wish for a low one. */
export interface PriceConstraint {
  /** Centimes; null is unbounded. */
  readonly min: number | null
  readonly max: number | null
  /** Null where none was named: any will do. */
  readonly currency: Currency | null
}

/** A constraint, and the number of words it takes. */
interface ReadPrice {
  readonly constraint: PriceConstraint
  readonly words: number
}

const MOST = /^(?:bis|unter|max|maximal|maximum|hochstens|hoechstens|weniger|gunstiger|guenstiger|billiger)$/
/** Of money only where that is said: «über 1000 Seen», and «ab 8400» is the postcode to board at. */
const LEAST = /^(?:ab|von|uber|ueber|mindestens|min|minimum|mehr|teurer)$/
/** What stands before an amount without changing it; «als» and «zu» follow a limit. */
const BESIDE = /^(?:als|zu|fur|fuer|um|ca|circa|zirka|etwa|rund|ungefahr|ungefaehr)$/
/** A number after these is money. */
const ABOUT_MONEY = /^(?:preis|preise|budget|kosten|kostet)$/
const NOT = /^nicht$/
const LEAD = [MOST, LEAST, BESIDE, ABOUT_MONEY, NOT]
const CHEAP =
  /^(?:preis|kosten)?(?:gunstig|guenstig)(?:e[nrs]?|ste[nrs]?)?$|^billig(?:e[nrs]?|ste[nrs]?)?$|^preiswerte?[nrs]?$/

const UNITS = new Map<string, Currency>([
  ...['chf', 'fr', 'sfr', 'franken', 'franke', 'francs', 'frankli', 'fraenkli', 'stutz'].map(
    (unit) => [unit, 'CHF'] as const,
  ),
  ...['eur', 'euro', 'euros'].map((unit) => [unit, 'EUR'] as const),
])

/** A smaller number without a currency may count days or people. */
const LEAST_WITHOUT_UNIT = 100
/** «Fr 15.5.» is a Friday. */
const LEAST_AFTER_FR = 32
/** Such a number without a currency is a year, in which one travels. */
const YEAR = /^20[23]\d$/
const SHORT_YEAR = /^[2-9]\d$/
/** What a number may count that is no money. */
const OTHER_UNITS =
  /^(?:m|meter|metern|km|kilometer|kilometern|hohenmeter|hoehenmeter|tage?|tagen|nachte?|naechte|nachten|naechten|wochen?|personen|person|leute|leuten|gaste|gaeste|platze|plaetze|teilnehmer|jahre?|jahren|uhr|prozent|kg)$/

/**
 * A limit of the price from the words at `start`; null where there is none. A price alone is the highest one: nobody
 * looks for a travel of exactly so much. Words are folded.
 */
export function readPrice(words: readonly string[], start: number): ReadPrice | null {
  const lead = readLead(words, start)
  const read = readRange(words, lead.end, lead) ?? readLimit(words, lead.end, lead)
  if (read !== null) return withRest(words, start, read)
  if (!CHEAP.test(words[start] ?? '')) return null
  return { constraint: { min: null, max: null, currency: null }, words: 1 }
}

interface Lead {
  readonly limit: 'most' | 'least' | null
  /** Whether a number may be money without a currency. */
  readonly isMoney: boolean
  readonly end: number
}

function readLead(words: readonly string[], start: number): Lead {
  const count = words.slice(start).findIndex((word) => !LEAD.some((kind) => kind.test(word)))
  const end = count < 0 ? words.length : start + count
  const lead = words.slice(start, end)
  const has = (kind: RegExp) => lead.some((word) => kind.test(word))
  const isMost = has(MOST) || (has(NOT) && has(LEAST))
  return { limit: isMost ? 'most' : has(LEAST) ? 'least' : null, isMoney: isMost || has(ABOUT_MONEY), end }
}

interface Found {
  readonly constraint: PriceConstraint
  readonly end: number
}

/** Zwischen 500 und 800 Franken, 500 bis 800 CHF, CHF 500–800. */
function readRange(words: readonly string[], start: number, lead: Lead): Found | null {
  const isBetween = words[start] === 'zwischen'
  const first = readMoney(words, isBetween ? start + 1 : start)
  if (first === null) return null
  const isJoined = words[first.end] === 'bis' || words[first.end] === 'und'
  const second = readMoney(words, isJoined ? first.end + 1 : first.end)
  if (second === null || second.centimes <= first.centimes) return null
  const isYear = [first, second].some(({ currency, digits }) => currency === null && YEAR.test(digits))
  const currency = second.currency ?? first.currency
  const isMoney = currency !== null || ((isBetween || lead.isMoney) && canBeMoney(words, second))
  // «CHF 500 CHF 800» are two prices; in «CHF 500, 800 Tage» the second number counts something else.
  const isOne = second.currency === null ? canBeMoney(words, second) : isJoined || first.currency === null
  if (isYear || !isMoney || !isOne) return null
  return { constraint: { min: first.centimes, max: second.centimes, currency }, end: second.end }
}

/** Unter 500 Franken, max. 600, CHF 500. */
function readLimit(words: readonly string[], start: number, lead: Lead): Found | null {
  const money = readMoney(words, start)
  if (money === null) return null
  const { centimes, currency, end } = money
  if (currency === null && !(lead.isMoney && canBeMoney(words, money))) return null
  const constraint =
    lead.limit === 'least' ? { min: centimes, max: null, currency } : { min: null, max: centimes, currency }
  return { constraint, end }
}

interface ReadMoney extends WrittenAmount {
  readonly currency: Currency | null
  /** The first word of the number, if in digits; else empty. */
  readonly digits: string
}

/** An amount with its currency before it, behind it or within the word; the currency is null where there is none. */
function readMoney(words: readonly string[], start: number): ReadMoney | null {
  const before = unitOf(words[start] ?? '')
  const at = before === null ? start : start + 1
  const [, unitBefore = '', digits = '', unitBehind = ''] =
    /^(\p{Letter}*)(\d+)(\p{Letter}*)$/u.exec(words[at] ?? '') ?? []
  const isTogether = unitBefore !== '' || unitBehind !== ''
  const own = isTogether ? unitOf(unitBefore === '' ? unitBehind : unitBefore) : null
  const amount = isTogether ? (own === null ? null : amountOf(digits, at + 1)) : readAmount(words, at, before !== null)
  if (amount === null) return null
  if (before !== null && words[start] === 'fr' && amount.centimes < LEAST_AFTER_FR * 100) return null
  const behind = own === null ? unitOf(words[amount.end] ?? '') : null
  // «2027 CHF 500», «Juni 27 CHF 500»: the currency belongs to the next number.
  const isBeforeNumber = /^\d+$/.test(words[amount.end + 1] ?? '') && readLength(words, amount.end + 1) === null
  if (behind !== null && before === null && isBeforeNumber && (YEAR.test(digits) || SHORT_YEAR.test(digits)))
    return null
  const currency = before ?? own ?? behind
  return { ...amount, currency, digits, end: amount.end + (behind === null ? 0 : 1) }
}

function unitOf(word: string): Currency | null {
  const known = UNITS.get(word)
  if (known !== undefined) return known
  // Misspelt; shorter units would be anything.
  const isFranken = word.length > 4 && typingErrors(word, 'franken', allowedErrors(word.length)) <= 1
  return isFranken ? 'CHF' : null
}

/** Whether a number without a currency can be money: in digits, and neither a year nor a count of something else. */
function canBeMoney(words: readonly string[], { centimes, digits, end }: ReadMoney): boolean {
  const isCount = digits === '' || OTHER_UNITS.test(words[end] ?? '') || readLength(words, end - 1) !== null
  return centimes >= LEAST_WITHOUT_UNIT * 100 && !YEAR.test(digits) && !isCount
}

/** With what may follow a price: «pro Person», «maximal». A price of each day is none of the travel. */
function withRest(words: readonly string[], start: number, { constraint, end }: Found): ReadPrice | null {
  const [next = '', third = ''] = words.slice(end, end + 2)
  if (/^(?:pro|per|je)$/.test(next) && /^(?:tag|nacht|woche|km|kilometer)$/.test(third)) return null
  const isEach = /^(?:pro|per|je)$/.test(next) && /^(?:person|kopf|nase)$/.test(third)
  const rest =
    isEach || (next === 'p' && third === 'p')
      ? 2
      : /^(?:pp|person|maximal|max|hochstens|hoechstens)$/.test(next)
        ? 1
        : 0
  return { constraint, words: end + rest - start }
}
