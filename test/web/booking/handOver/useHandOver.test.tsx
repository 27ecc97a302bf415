// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { toHandOver } from '#domain/booking/stored/handOver.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { graphOfVariant } from '#test/support/web/graph.ts'
import { renderFunnelAt } from '#test/support/web/render.tsx'
import { HandOverNotice } from '#web/booking/handOver/HandOverNotice.tsx'
import { handOverLink } from '#web/booking/handOver/handOverLink.ts'
import { useHandOver } from '#web/booking/handOver/useHandOver.ts'

const handOver = toHandOver(resolve(draft(), offer()))
const link = handOver === null ? '' : new URL(handOverLink('https://site.example', 'provence', handOver)).hash

function opened(hash: string) {
  const { graph, ...line } = graphOfVariant(pricing())
  function Notices() {
    const state = useHandOver(true)
    return (
      <>
        <output>{useLocation().hash}</output>
        {state.failure === null ? null : <HandOverNotice {...state} />}
      </>
    )
  }
  renderFunnelAt(hash, Notices, { draft: draft(), offer: offer(), graph })
  return line
}

const notice = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeDefined())

// rule 10.16
test('where the line fails the phone says so, and takes the choices over at another try', async () => {
  const { answer, fail } = opened(link)
  await vi.dynamicImportSettled()
  fail()
  await notice(/Die Verbindung war unterbrochen/)
  answer()
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(''))
  expect(screen.queryByText(/nicht angekommen/)).toBeNull()
})

// rule 10.16
test('a link that was cut says so', async () => {
  opened(link.slice(0, link.indexOf('d=')))
  await notice(/Der Link ist unvollständig/)
  expect(screen.queryByRole('button')).toBeNull()
})
