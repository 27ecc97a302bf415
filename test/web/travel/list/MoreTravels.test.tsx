// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { readListView } from '#domain/travels/listView.ts'
import { renderPage } from '#test/support/web/render.tsx'
import { MoreTravels } from '#web/travel/list/MoreTravels.tsx'
import { listPage } from '#web/travel/search/listUrl.ts'

const NAMES = ['Rom', 'Elba', 'Island', 'Rhein', 'Prag']

/** A list of two travels a page. */
function List() {
  const view = readListView(useSearchParams()[0])
  const shown = NAMES.slice(0, view.pages * 2)
  return (
    <section>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <Link to={`/reisen/${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <MoreTravels left={NAMES.length - shown.length} filter={EMPTY_FILTER} view={view} page={listPage('/')} />
    </section>
  )
}

test('more travels begin at the focus, on the last page of the list too', async () => {
  renderPage(<List />)
  const focused = () => document.activeElement?.textContent
  const follow = () => fireEvent.click(screen.getByRole('link', { name: /^Noch/ }))
  follow()
  await waitFor(() => expect(focused()).toBe('Island'))
  follow()
  await waitFor(() => expect(focused()).toBe('Prag'))
  expect(screen.queryByRole('link', { name: /^Noch/ })).toBeNull()
})
