/** A failure to open that whoever runs the site can mend. The message is one line: what is wrong where, and what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
