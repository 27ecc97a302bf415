import { pageLink } from '#domain/content/pageLinks.ts'
import { isListed } from '#domain/onlineStatus.ts'
import { stemOf } from '#domain/search/wordForms.ts'
import { umlautsFolded, writtenWords } from '#domain/words.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { ContentPage_cms, type PageLink } from './contentPage.ts'

const MOST_PAGES = 3

/** A shorter word says too little: «und», «im». */
const SHORTEST_WORD = 4

/** Words of no subject: a limit, which begins «unterwegs», and days. */
const NO_SUBJECT = /^(?:unter|heute|(?:(?:ü|ue)ber)?morgen)$/i

/** Beginnings of words, folded, that visitors and pages use for the same. */
const SAME_SUBJECT = [
  'annul storn',
  'gepack koffer',
  'hund haustier katze',
  'rollst rollat gehbehind gehhilf barrierefr senior',
  'kontakt telefon adress offnungsz katalog prospekt',
  'gutschein geschenk verschenk',
  'ausweis visum visa identitatsk',
  'toilet wc',
  'parkpl parkier parkhaus',
].map((words) => words.split(' '))

/**
 * Links to the pages about every word of a search text, those with all of them in their name first. Where the search
 * has found travels, only those: other pages mention «Familie» too.
 */
export function pagesAbout(
  masked: FragmentType<typeof ContentPage_cms> | null,
  query: string,
  hasTravels: boolean,
): readonly PageLink[] {
  const categories = readFragment(ContentPage_cms, masked)?.categories ?? []
  const words = writtenWords(query)
    .filter((word) => word.length >= SHORTEST_WORD && !NO_SUBJECT.test(word))
    .map((word) => beginningsOf(umlautsFolded(word)))
  if (words.length === 0) return []
  const online = categories.flatMap((category) => category.pages).filter(isListed)
  const named = online.filter(({ name }) => {
    const parts = writtenWords(umlautsFolded(name))
    return words.every((each) => each.some((beginning) => parts.some((part) => part.startsWith(beginning))))
  })
  const mentioning = online.filter((page) => {
    const text = umlautsFolded(`${page.name} ${page.teaser ?? ''} ${(page.body ?? '').replace(/<[^>]*>/g, ' ')}`)
    return !named.includes(page) && words.every((each) => each.some((beginning) => text.includes(beginning)))
  })
  return (hasTravels ? named : [...named, ...mentioning])
    .slice(0, MOST_PAGES)
    .map((page) => ({ name: page.name, path: pageLink(page, categories) }))
}

function beginningsOf(word: string): readonly string[] {
  const same = SAME_SUBJECT.find((beginnings) => beginnings.some((beginning) => word.startsWith(beginning)))
  return same ?? [stemOf(word)]
}
