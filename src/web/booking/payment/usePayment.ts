import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useClient } from 'urql'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import {
  canStartPayment,
  paymentStatus,
  withPaymentInitialized,
  withPaymentReturned,
  withPaymentStarted,
  withPaymentReport,
  withStartLost,
  withSwitchToInvoice,
} from '#domain/booking/payment/onlinePayment.ts'
import { shownText } from '#domain/shownText.ts'
import { useInitBookingPaymentMutation } from '#gql/operations/InitBookingPayment.ts'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { loadBookingPersistence } from '#web/site/StatePersistence.tsx'
import { askPayment, sendPayment } from './paymentCalls.ts'
import { withLock } from './withLock.ts'

/**
 * `unanswered`: the query failed. `switchFailed`: the platform cannot switch the booking to an invoice; the operator can,
 * by phone.
 */
export type PaymentPhase = 'idle' | 'working' | 'leaving' | 'unanswered' | 'switchFailed'

/**
 * Online payment of a placed booking. Each decision of the visitor starts a payment exclusively; its status is queried from the
 * platform, which has no side effects (rule 10.15).
 */
export function usePayment(travelId: string) {
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const isBusy = useRef(false)
  const { draftNow, save, refresh } = usePaymentDraft(travelId)
  const { query, start, redirect, sendSwitch, ...answers } = usePaymentRequests(travelId)

  /** Mutual exclusion in this window and, by a Web Lock, in all others; a second click during the first does nothing. */
  async function exclusively(action: () => Promise<PaymentPhase>) {
    if (isBusy.current) return
    isBusy.current = true
    setPhase('working')
    const locked = async () => {
      await refresh()
      // With the lock held no other window is waiting: a start still recorded as sent will get no response any more.
      save(withStartLost(draftNow()))
      return action()
    }
    try {
      setPhase(await withLock(`payment-${travelId}`, locked))
    } catch {
      setPhase('unanswered')
    } finally {
      isBusy.current = false
    }
  }

  const queryStatus = () => exclusively(async () => ((await query()) ? 'idle' : 'unanswered'))

  /** Starts the payment chosen with the booking; if it was started before, only queries its status. */
  const begin = () =>
    exclusively(async () => {
      if (paymentStatus(draftNow()) === 'starting' && canStartPayment(draftNow())) return start()
      return (await query()) ? 'idle' : 'unanswered'
    })

  /** A new decision to pay: continues the open payment if there is one, otherwise starts another. */
  const pay = () =>
    exclusively(async () => {
      const hasResponse = await query()
      const status = paymentStatus(draftNow())
      // A payment that never started cannot have been paid, even if the query failed.
      if (!hasResponse && status !== 'starting' && status !== 'startFailed') return 'unanswered'
      if (status === 'open') return redirect(draftNow().payment.transactionId ?? '')
      return canStartPayment(draftNow()) ? start() : 'idle'
    })

  const handleReturn = (returnValue: string) =>
    exclusively(async () => {
      save(withPaymentReturned(draftNow(), returnValue))
      return (await query()) ? 'idle' : 'unanswered'
    })

  const switchToInvoice = () =>
    exclusively(async () => {
      if (await sendSwitch()) save(withSwitchToInvoice(draftNow()))
      // It may have been executed although the response was lost.
      else await query()
      return draftNow().payment.type === 'invoice' ? 'idle' : 'switchFailed'
    })

  /** After a restore from the back/forward cache: the redirect to the payment page is over. */
  const reset = () => {
    isBusy.current = false
    setPhase('idle')
  }

  return { phase, ...answers, begin, pay, handleReturn, queryStatus, switchToInvoice, reset }
}

/** Reads and writes the payment of the draft, in memory and in storage. */
function usePaymentDraft(travelId: string) {
  const store = useStore()
  const { config } = useSite()
  const { bookingNow, record } = useBookingActions()
  return {
    draftNow: () => bookingNow().draft,
    // A booking deleted meanwhile is not there any more: its answer would be in a new one.
    save: (draft: BookingDraft) => {
      if (isBooked(draft)) record(() => draft)
    },
    /** Reads the payment from storage: another window may have started it. */
    refresh: async () => {
      if (!config.persist) return
      const { refreshPayment } = await loadBookingPersistence()
      refreshPayment(store, travelId, { local: () => window.localStorage, nowSeconds: nowSeconds() })
    },
  }
}

/** Requests to the platform and the redirect to the payment page. */
function usePaymentRequests(travelId: string) {
  const graph = useClient()
  const { bookingNow } = useBookingActions()
  const [, initBookingPayment] = useInitBookingPaymentMutation()
  const { tenant, config } = useSite()
  const { draftNow, save } = usePaymentDraft(travelId)
  const [canTell, setCanTell] = useState<boolean | null>(null)
  const [heldUntil, setHeldUntil] = useState<string | null>(null)
  /** Why the platform has refused the last start, in its words; null where it has not, or does not say. */
  const [refusal, setRefusal] = useState<string | null>(null)

  /** False if the request failed. */
  async function query(): Promise<boolean> {
    const response = await askPayment(graph, bookingNow())
    if (response === null) return false
    setCanTell(response.reported !== null)
    setHeldUntil(response.reported?.heldUntil ?? null)
    save(withPaymentReport(draftNow(), response.reported))
    return true
  }

  function redirect(transactionId: string): PaymentPhase {
    if (config.paymentPageUrl === null) return 'idle'
    window.location.assign(config.paymentPageUrl.replace('{transactionId}', encodeURIComponent(transactionId)))
    return 'leaving'
  }

  async function start(): Promise<PaymentPhase> {
    if (config.paymentPageUrl === null) return 'idle'
    save(withPaymentStarted(draftNow()))
    const answer = await sendPayment(initBookingPayment, draftNow(), { tenantId: tenant.id, switchToInvoice: false })
    const isStarted = answer?.success === true
    const transactionId = (isStarted ? answer.transactionId : null) ?? ''
    setRefusal(isStarted ? null : shownText(answer?.message ?? null))
    save(withPaymentInitialized(draftNow(), transactionId))
    if (transactionId !== '') return redirect(transactionId)
    await query()
    return 'idle'
  }

  const sendSwitch = async () =>
    (await sendPayment(initBookingPayment, draftNow(), { tenantId: tenant.id, switchToInvoice: true }))?.success ===
    true
  return { canTell, heldUntil, refusal, query, start, redirect, sendSwitch }
}
