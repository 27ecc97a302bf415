/** A date that can be chosen: a departure, and the extension booked on it if it has some. */
export interface DateChoice {
  readonly dateId: string
  readonly extensionId: string | null
}
