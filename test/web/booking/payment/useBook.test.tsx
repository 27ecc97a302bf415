// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { draft, insurance, summaryOf } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnelAt } from '#test/support/web/render.tsx'
import { withSummary } from '#domain/booking/commands/insurance.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import { graphThat, OFFLINE } from '#test/support/web/graph.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { Terms } from '#web/booking/payment/Terms.tsx'
import { useBook } from '#web/booking/payment/useBook.ts'

/** A booking that lacks nothing. */
const ready = (() => {
  const travellers = draft().travellers.map((person) => ({ ...person, insurance: insurance() }))
  const accepted = draft({ travellers, gtcAccepted: true })
  return { ...accepted, summary: summaryOf(accepted) }
})()

/** A platform that answers nothing about what is on offer, which so stays as it was. */
const silent = graphThat(() => OFFLINE)

/** A button that books; a send ends in the moment its outcome is drawn, before the effects of that drawing. */
function renderBook(): { readonly sentNow: () => number } {
  let sent = 0
  const Button = () => {
    const [outcome, setOutcome] = useState(0)
    const end = useRef<(() => void) | null>(null)
    const { isWaiting, book } = useBook({ issues: [], showIssues: () => undefined })
    useLayoutEffect(() => end.current?.(), [outcome])
    const send = async () => {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      await new Promise<void>((resolve) => {
        end.current = resolve
        setOutcome(sent)
      })
    }
    return (
      <>
        <p>{isWaiting ? 'waiting' : `outcomes: ${String(outcome)}`}</p>
        <button onClick={() => book(send)}>Buchen</button>
      </>
    )
  }
  renderFunnelAt('', Button, { draft: ready, offer: offer(), graph: silent })
  return { sentNow: () => sent }
}

// rule 10.13
test('one click sends one booking, although its outcome is drawn before its end', async () => {
  const { sentNow } = renderBook()
  fireEvent.click(screen.getByText('Buchen'))
  await screen.findByText('outcomes: 1')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sentNow()).toBe(1)
})

// rule 10.13
test('a second click while the first is pending sends nothing, and one after it sends again', async () => {
  const { sentNow } = renderBook()
  fireEvent.click(screen.getByText('Buchen'))
  fireEvent.click(screen.getByText('Buchen'))
  await screen.findByText('outcomes: 1')
  expect(sentNow()).toBe(1)
  fireEvent.click(screen.getByText('Buchen'))
  await screen.findByText('outcomes: 2')
  expect(sentNow()).toBe(2)
})

/** The terms, not accepted, and a button that books. */
function renderTerms(): { readonly heard: string[] } {
  const heard: string[] = []
  const Part = () => {
    const issues = openIssues(useBooking().booking)
    const { book } = useBook({ issues, showIssues: () => heard.push(issues.map(({ key }) => key).join()) })
    return (
      <>
        <Terms areErrorsShown={false} />
        <button onClick={() => book(() => Promise.resolve(void heard.push('sent')))}>Buchen</button>
      </>
    )
  }
  renderFunnelAt('', Part, { draft: { ...ready, gtcAccepted: false }, offer: offer(), graph: silent })
  return { heard }
}

// rule 10.13
test('a click right after the terms were accepted sends, although they are not yet written to the draft', async () => {
  const { heard } = renderTerms()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByText('Buchen'))
  await expect.poll(() => heard).toEqual(['sent'])
})

// rule 10.13
test('a click without the terms sends nothing and tells what is missing', async () => {
  const { heard } = renderTerms()
  fireEvent.click(screen.getByText('Buchen'))
  await expect.poll(() => heard).toEqual(['booking.gtcNotAccepted'])
})

// rule 10.14
test('a summary that arrives after the click with another total sends nothing, and both totals are told', async () => {
  const { summary, ...others } = ready
  const Part = () => {
    const { booking, record } = useBooking()
    const { stopped, isWaiting, book } = useBook({ issues: openIssues(booking), showIssues: () => undefined })
    const arrive = () =>
      record((now) =>
        withSummary(now, summaryOf(now.draft, { ...summary, totalCentimes: 99_900, pricedKey: pricedKey(now) })),
      )
    return (
      <>
        <p>{isWaiting ? 'waiting' : stopped === null ? 'idle' : `now ${String(stopped.now)}`}</p>
        <button onClick={() => book(() => Promise.reject(new Error('sent')))}>Buchen</button>
        <button onClick={arrive}>Arrive</button>
      </>
    )
  }
  renderFunnelAt('', Part, { draft: { ...others, summary: null }, offer: offer(), graph: silent })
  fireEvent.click(screen.getByText('Buchen'))
  await screen.findByText('waiting')
  fireEvent.click(screen.getByText('Arrive'))
  await screen.findByText('now 99900')
})

// rule 10.14
test('an insurance that was withdrawn after the summary is noticed by the click: nothing is sent, and it is no longer chosen', async () => {
  const withdrawing = graphThat(({ variables }) =>
    'clientState' in (variables ?? {}) ? { data: { ratioSummary: { json: { data: {} } } } } : OFFLINE,
  )
  const Part = () => {
    const { booking } = useBooking()
    const { stopped, book } = useBook({ issues: openIssues(booking), showIssues: () => undefined })
    return (
      <>
        <p>{stopped === null ? 'idle' : 'stopped'}</p>
        <button onClick={() => book(() => Promise.reject(new Error('sent')))}>Buchen</button>
      </>
    )
  }
  const { draftNow } = renderFunnelAt('', Part, { draft: ready, offer: offer(), graph: withdrawing })
  fireEvent.click(screen.getByText('Buchen'))
  await screen.findByText('stopped')
  expect(draftNow().travellers.map((person) => person.insurance)).toEqual(ready.travellers.map(() => null))
})
