// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW, readListView } from '#domain/travels/listView.ts'
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
  const follow = () => fireEvent.click(screen.getByRole('link', { name: /weitere Reisen? zeigen$/ }))
  follow()
  await waitFor(() => expect(focused()).toBe('Island'))
  follow()
  await waitFor(() => expect(focused()).toBe('Prag'))
  expect(screen.queryByRole('link', { name: /weitere Reisen? zeigen$/ })).toBeNull()
})

test.each([
  [34, '16 weitere Reisen zeigen'],
  [1, '1 weitere Reise zeigen'],
])('of %i more the link says how many it shows: %s', (left, label) => {
  renderPage(<MoreTravels left={left} filter={EMPTY_FILTER} view={FIRST_VIEW} page={listPage('/')} />)
  expect(screen.getByRole('link').textContent).toBe(label)
})
