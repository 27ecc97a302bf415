import { resolve } from 'node:path'
import { locationOf } from '#platform/storage/postgres.ts'
import type { HostConfig } from './config.ts'

/** Which database the settings mean, for an operator to see that it is the right one: never with user or password. */
export function databaseName({
  databaseUrl,
  dataDirectory,
}: Pick<HostConfig, 'databaseUrl' | 'dataDirectory'>): string {
  return databaseUrl === null ? `files in ${resolve(dataDirectory)}` : `PostgreSQL ${locationOf(databaseUrl)}`
}
