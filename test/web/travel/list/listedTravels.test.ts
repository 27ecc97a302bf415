import { expect, test } from 'vitest'
import { listedTravels } from '#web/travel/list/listedTravels.ts'

/** Response of an operation; fragments are masked by type alone. */
const answered = (travels: readonly object[]) => ({ travels }) as never
const provence = {
  id: 'provence',
  urlSlug: 'provence',
  redirectToBooking: null,
  mainImage: { publicId: 'reise/provence' },
}

// rule 5.12.2.3
test('travels that lead straight into the booking have no travel page', () => {
  const paesse = { ...provence, id: 'paesse', urlSlug: 'paesse', redirectToBooking: true }
  const listed = listedTravels(answered([provence, paesse, { ...provence, redirectToBooking: false, mainImage: null }]))
  expect(listed).toEqual([
    { path: '/reisen/provence/provence', publicId: 'reise/provence' },
    { path: '/reisen/provence/provence', publicId: null },
  ])
})
