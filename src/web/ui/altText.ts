/** What a platform says of a picture. */
export interface PictureTexts {
  readonly title: string | null
  readonly description: string | null
}

/**
 * A picture in words, for those who do not see it: what it shows, else what it is called. Empty where nothing is said,
 * or where there is none.
 */
export function altText(words: PictureTexts | null): string {
  return [words?.description, words?.title].map((text) => text?.trim() ?? '').find((text) => text !== '') ?? ''
}
