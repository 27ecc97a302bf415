import type { HostConfig } from '#server/config/config.ts'
import { databaseName } from '#server/config/databaseName.ts'

/** Says which database a command works on before it does: without DATABASE_URL it would be an old one in files. */
export function announceDatabase(config: HostConfig): void {
  process.stderr.write(`Database: ${databaseName(config)}\n`)
}
