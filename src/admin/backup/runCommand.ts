import { StorageError } from '#platform/storage/storageError.ts'
import { StartError } from '#server/config/startError.ts'
import { Cannot } from './cannot.ts'

/** Runs a command and prints the line it answers. What prevents it is one line too, and exit code 1. */
export async function runCommand(command: (words: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`)
    process.exitCode = 1
  }
}

/** What is wrong with the surroundings is one line; anything else is a fault of ours and keeps its trace. */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof Cannot || error instanceof StartError || error instanceof StorageError
  const isOfSystem = 'syscall' in error
  return isExpected || isOfSystem ? error.message : (error.stack ?? error.message)
}
