import { StorageError } from '#platform/storage/storageError.ts'
import { StartError } from '#server/config/startError.ts'
import { BackupError } from './backupError.ts'

/** Runs a command and prints the line it returns. An expected failure is printed as one line, with exit code 1. */
export async function runCommand(command: (words: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`)
    process.exitCode = 1
  }
}

/** Expected and system errors print their message; anything else is a bug and keeps its stack trace. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof BackupError || error instanceof StartError || error instanceof StorageError
  const isOfSystem = 'syscall' in error
  return isExpected || isOfSystem ? error.message : (error.stack ?? error.message)
}
