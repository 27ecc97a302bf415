/** Texts of a picture, as the platform gives them. */
export interface PictureTexts {
  readonly title: string | null
  readonly description: string | null
}

/** Alternative text of a picture: its description, else its title, else empty. Empty for null. */
export function altText(texts: PictureTexts | null): string {
  return [texts?.description, texts?.title].map((text) => text?.trim() ?? '').find((text) => text !== '') ?? ''
}
