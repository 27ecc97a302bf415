/** Backup or restore failed and nothing was changed. The message is one line: reason and remedy. */
export class Cannot extends Error {
  override readonly name = 'Cannot'
}
