import type { TypedDocumentNode } from '@urql/core'
import { print } from 'graphql'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import type { Shop } from './shop.ts'

/** The platform in the process of the test. */
export async function openShop(today: string): Promise<Shop> {
  const { ask } = await openPlatform({ catalogue: buildCatalogue, today: () => today })
  return {
    today,
    ask: async <Data>(document: TypedDocumentNode<Data, never>, variables: object) =>
      (await ask(print(document), variables)) as Data,
  }
}
