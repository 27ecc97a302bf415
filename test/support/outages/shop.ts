import type { TypedDocumentNode } from '@urql/core'
import { print } from 'graphql'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { dayInZurich } from '#domain/calendar.ts'
import type { PlaceBookingMutationVariables } from '#gql/graphql.ts'
import { createPlatform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { newDirectory, removeDirectory } from '#test/support/site.ts'
import { writtenBookings } from '#test/support/writtenBookings.ts'

/** Bookings a site of today takes, each on a departure of its own. */
export async function bookingsOfToday(most: number): Promise<readonly PlaceBookingMutationVariables[]> {
  const today = dayInZurich(new Date())
  const directory = newDirectory()
  const database = await openDatabase<PlatformTables>({ directory })
  const log = { info: () => undefined, error: () => undefined }
  const platform = await createPlatform({ database, today: () => today, log, catalogue: buildCatalogue })
  try {
    const ask = async <Data>(document: TypedDocumentNode<Data, never>, variables: object) => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ query: print(document), variables })
      const response = await platform.fetch(
        new Request('http://platform.test/graphql', { method: 'POST', headers, body }),
      )
      return ((await response.json()) as { data: Data }).data
    }
    return await writtenBookings({ today, ask }, most)
  } finally {
    await platform.close()
    removeDirectory(directory)
  }
}
