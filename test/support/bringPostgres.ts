import { mkdirSync, writeFileSync } from 'node:fs'
import { canInstallDebianPackages, installDebianPackage } from './debianPackage.ts'
import { postgresBinaries } from './postgres.ts'

/** The gate shows lines that begin so (src/tools/scripts/run.mjs). */
const NOT_TESTED = 'NOT TESTED on PostgreSQL'

/** Debian's settings for the cluster that an installation makes and starts. */
const SETTINGS = '/etc/postgresql-common/createcluster.conf'

/**
 * Directory of PostgreSQL's programs, which are installed on the way where they are missing and can be. Null where they
 * cannot; then one line tells that nothing is tested on PostgreSQL, and why.
 */
export function bringPostgres(): string | null {
  const present = postgresBinaries()
  if (present !== null) return present
  const failure = installPostgres()
  const installed = postgresBinaries()
  if (installed === null)
    process.stderr.write(
      `\n${NOT_TESTED}: it is missing here, and ${failure ?? 'Debian’s package has not brought it'}\n`,
    )
  return installed
}

/** Null when all went well, else why not. */
function installPostgres(): string | null {
  if (!canInstallDebianPackages()) return 'only root on Debian can install it'
  try {
    // Tests start clusters of their own: none of Debian's is to be made, or to take a port.
    installDebianPackage('postgresql-common')
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(SETTINGS, 'create_main_cluster = false\n')
    installDebianPackage('postgresql')
    return null
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1).join('') : String(error)
  }
}
