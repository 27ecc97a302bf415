const LENGTH = 8

/** What a visitor quotes on the phone of a submission without an outcome, and the log names: the beginning of its id. */
export function submissionReference(submissionId: string): string {
  return submissionId.slice(0, LENGTH).toUpperCase()
}
