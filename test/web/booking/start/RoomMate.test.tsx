// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { RoomMate } from '#web/booking/start/RoomMate.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Mit wem möchten Sie das Zimmer teilen/ })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('the name of a room mate is kept while it is typed, also when the step is left from within the field', async () => {
  const { draftNow, unmount } = renderFunnel(RoomMate, draft({ bookingRemarks: 'Danke' }), offer())
  type('Anna')
  await waitFor(() => expect(draftNow().bookingRemarks).toBe('Zimmer teilen mit: Anna\nDanke'))
  type('Anna K')
  unmount()
  await waitFor(() => expect(draftNow().bookingRemarks).toBe('Zimmer teilen mit: Anna K\nDanke'))
})

test('a space between two names can be typed', async () => {
  const { draftNow } = renderFunnel(RoomMate, draft(), offer())
  type('Anna ')
  await waitFor(() => expect(draftNow().bookingRemarks).toBe('Zimmer teilen mit: Anna'))
  expect(field().value).toBe('Anna ')
  fireEvent.blur(field())
  await waitFor(() => expect(field().value).toBe('Anna'))
})
