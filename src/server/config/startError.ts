/** Aborts the start, or a command of an operator. The message is one line for the operator: problem, place and remedy. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
