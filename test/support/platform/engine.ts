import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import { run } from '#test/support/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run; null where PostgreSQL is missing, undefined in projects whose tests are on SQLite. */
    postgres?: PostgresOfRun | null
  }
}

interface PostgresOfRun {
  /** Connection string to the database that every cluster has. */
  readonly url: string
  /** Name of a database with the small catalogue in it. */
  readonly filled: string
}

/** Connection strings of databases, by the directory they replace. */
const databases = new Map<string, Promise<string>>()

/**
 * Database location in the engine of the vitest project (`unit`: SQLite, `postgres`: PostgreSQL): a file in the
 * directory, or a database that replaces the directory and is dropped after the first test that used it.
 */
export async function locationAt(directory: string, name = 'platform'): Promise<DatabaseLocation> {
  const postgres = postgresOfRun()
  if (postgres === undefined) return { directory, name }
  const known = databases.get(directory) ?? newDatabase(postgres, 'template1')
  databases.set(directory, known)
  return { databaseUrl: await known }
}

/** A new database with the small catalogue; null on SQLite, where filling a file takes no longer than copying it. */
export async function filledLocation(): Promise<DatabaseLocation | null> {
  const postgres = postgresOfRun()
  return postgres === undefined ? null : { databaseUrl: await newDatabase(postgres, postgres.filled) }
}

function postgresOfRun(): PostgresOfRun | undefined {
  const postgres = inject('postgres')
  if (postgres === null) throw new Error('PostgreSQL is missing')
  return postgres
}

async function newDatabase({ url }: PostgresOfRun, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(url, `create database ${name} template ${template} strategy file_copy`)
  onTestFinished(() => run(url, `drop database ${name} with (force)`))
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
