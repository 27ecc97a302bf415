/** Nothing could be backed up or restored, and nothing was changed. The message is one line that says why, and what to do. */
export class Cannot extends Error {
  override readonly name = 'Cannot'
}
