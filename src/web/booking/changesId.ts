/** Id of the list of changes since the visitor's last command, above the step. */
export const CHANGES_ID = 'aenderungen'
