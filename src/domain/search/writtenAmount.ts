import { readLength } from './lengthWords.ts'

/** An amount in a query. */
export interface WrittenAmount {
  readonly centimes: number
  /** Position of the first word after it. */
  readonly end: number
}

const HUNDREDS = /^(ein|eine|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun)?(hundert|tausend)$/
const DIGITS = ['', 'ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']

/** No travel costs more; a longer number is none of money. */
const MOST_DIGITS = 6

/**
 * A query whose amounts are whole words: «1'000.–» is «1000 Franken», for the words of a query have no other signs.
 */
export function withPlainAmounts(query: string): string {
  return query.replace(/(\d)['’‘´`](?=\d{3}(?!\d))/g, '$1').replace(/(\d)[.,][-–—]+(?!\s*(?:chf|s?fr))/gi, '$1 Franken')
}

/**
 * An amount in words or digits, with hundredths as the next word.
 * @param isMoney whether a currency stands before it, so that hundredths need none behind
 */
export function readAmount(words: readonly string[], start: number, isMoney: boolean): WrittenAmount | null {
  const [word = '', next = '', third = ''] = words.slice(start, start + 3)
  const [, count = 'ein', size] = HUNDREDS.exec(word) ?? []
  if (size !== undefined) {
    const times = DIGITS.indexOf(count.replace('fuenf', 'funf').replace('eine', 'ein'))
    return { centimes: times * (size === 'hundert' ? 100 : 1000) * 100, end: start + 1 }
  }
  if (!/^\d+$/.test(word)) return null
  const isWritten = isMoney || /^(?:chf|s?fr|franken|eur|euro)$/.test(third)
  // «1 000» and «1 500 Franken»; «50 100 Franken» is a range.
  const isThousands = /^[1-9]\d?$/.test(word) && (/^0\d\d$/.test(next) || (word.length === 1 && /^\d{3}$/.test(next)))
  if (isThousands && isWritten) return amountOf(word + next, start + 2)
  const hasHundredths = /^\d\d$/.test(next) && word.length > 1 && readLength(words, start + 1) === null
  if (hasHundredths && isWritten) return withHundredths(amountOf(word, start + 2), Number(next))
  return amountOf(word, start + 1)
}

/** Whole units of a currency; null for nothing, and for a number too long. */
export function amountOf(digits: string, end: number): WrittenAmount | null {
  const isAmount = digits.length <= MOST_DIGITS && Number(digits) > 0
  return isAmount ? { centimes: Number(digits) * 100, end } : null
}

function withHundredths(amount: WrittenAmount | null, hundredths: number): WrittenAmount | null {
  return amount === null ? null : { ...amount, centimes: amount.centimes + hundredths }
}
