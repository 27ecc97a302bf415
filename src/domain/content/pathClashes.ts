import { readOnlineStatus } from '#domain/onlineStatus.ts'
import { listOf, orNull, read, record, text } from '#domain/shape.ts'
import { pageLink } from './pageLinks.ts'

const seoSettings = orNull(record({ urlSlug: orNull(text) }))
const categoriesShape = listOf(
  record({
    seoSettings,
    pageIds: listOf(text),
    pages: listOf(record({ id: text, name: text, onlineStatus: text, seoSettings })),
  }),
)

/**
 * Addresses that several pages of the CMS have, of which visitors reach the first only. Each is one line for the operator.
 * @param json categories of the CMS; none that are unreadable
 */
export function pathClashes(json: unknown): readonly string[] {
  const categories = read(categoriesShape, json) ?? []
  const online = categories
    .flatMap(({ pages }) => pages)
    .filter((page) => readOnlineStatus(page.onlineStatus) !== 'OFFLINE')
  const byPath = new Map<string, Map<string, string>>()
  for (const page of online) {
    const path = pageLink(page, categories)
    byPath.set(path, (byPath.get(path) ?? new Map<string, string>()).set(page.id, page.name))
  }
  return [...byPath]
    .filter(([, pages]) => pages.size > 1)
    .map(([path, pages]) => {
      const names = [...pages].map(([id, name]) => `«${name}» (${id})`)
      return `several pages have the address ${path}, and only the first is shown: ${names.join(', ')}`
    })
}
