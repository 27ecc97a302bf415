/** Ids of a chosen date: a departure with its extension, or null. */
export interface DateChoice {
  readonly dateId: string
  readonly extensionId: string | null
}
