import { StartError } from '#server/config/startError.ts'

/** Backup or restore failed and nothing was changed. The message is one line: reason and remedy. */
export class BackupError extends StartError {}
