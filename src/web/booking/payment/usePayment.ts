import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useClient } from 'urql'
import { paymentOutcomes } from '#domain/booking/closing.ts'
import type { PaymentOutcome } from '#domain/booking/closing.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import {
  canStartPayment,
  withPaymentAsked,
  withPaymentInitialized,
  withPaymentOutcome,
  withPaymentStarted,
  withSwitchToInvoice,
} from '#domain/booking/payment.ts'
import { InitBookingPaymentDocument } from '#gql/operations/InitBookingPayment.ts'
import { draftAtom } from '#state/booking.ts'
import { stepPath } from '#web/booking/funnelPaths.ts'
import { useSite } from '#web/layout/SiteContext.tsx'

/**
 * `unanswered`: the platform could not be asked. `switchFailed`: it cannot turn the booking into one by invoice;
 * somebody on the phone can.
 */
export type PaymentPhase = 'idle' | 'working' | 'leaving' | 'unanswered' | 'switchFailed'

/** The acts around the online payment of a placed booking. Each of them may be repeated without harm. */
export function usePayment(travelId: string) {
  const store = useStore()
  const graph = useClient()
  const { tenant, config } = useSite()
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const isBusy = useRef(false)
  const draftNow = () => store.get(draftAtom(travelId))
  const keep = (draft: BookingDraft) => store.set(draftAtom(travelId), draft)

  async function ask(switchToInvoice: boolean) {
    const input = {
      bookingId: draftNow().submission.bookingId ?? '',
      tenantId: tenant.id,
      returnUrl: stepPath(travelId, 'online-zahlung'),
      ...(switchToInvoice ? { switchToInvoice } : {}),
    }
    const { data } = await graph.mutation(InitBookingPaymentDocument, { input }).toPromise()
    return data?.initBookingPayment ?? null
  }

  /** One act at a time: a second click while the first is under way does nothing. */
  async function once(act: () => Promise<PaymentPhase>) {
    if (isBusy.current) return
    isBusy.current = true
    setPhase('working')
    setPhase(await act().finally(() => {
      isBusy.current = false
    }))
  }

  /** Whether the platform has switched to invoice: it may have, and its answer was lost. */
  const isSwitched = (status: string | null | undefined) => {
    if (status !== 'INVOICE') return false
    keep(withSwitchToInvoice(draftNow()))
    return true
  }

  /** Starts the payment and leaves for the payment page; a booking that is paid already is noted as paid. */
  const pay = () =>
    once(async () => {
      if (!canStartPayment(draftNow())) return 'idle'
      keep(withPaymentStarted(draftNow()))
      const answer = await ask(false)
      const transactionId = answer?.success === true ? (answer.transactionId ?? '') : ''
      keep(withPaymentInitialized(draftNow(), transactionId))
      if (isSwitched(answer?.paymentStatus)) return 'idle'
      if (answer?.paymentStatus === 'PAID') keep(withPaymentOutcome(draftNow(), 'paid'))
      if (transactionId === '' || answer?.paymentStatus === 'PAID') return 'idle'
      window.location.assign(config.paymentPageUrl.replace('{transactionId}', encodeURIComponent(transactionId)))
      return 'leaving'
    })

  /**
   * Takes in what the payment page led back with. A platform that tells where a payment stands has the last word;
   * another one is taken at what the address says. Without an answer nothing counts as paid.
   */
  const takeReturn = (told: string) =>
    once(async () => {
      const claimed = outcomeOfReturn(told)
      const isBadNews = claimed === 'cancelled' || claimed === 'failed'
      const answer = isBadNews ? null : await ask(false)
      if (!isBadNews && answer === null) {
        keep(withPaymentOutcome(draftNow(), 'open'))
        return 'unanswered'
      }
      const status = answer?.paymentStatus ?? null
      if (isSwitched(status)) return 'idle'
      keep(withPaymentOutcome(draftNow(), status === null ? claimed : outcomeOfStatus(status)))
      return 'idle'
    })

  /** Asks the platform how the payment stands. One that does not tell leaves it as it was. */
  const askStatus = () =>
    once(async () => {
      const answer = await ask(false)
      if (answer === null) return 'unanswered'
      const { paymentStatus } = answer
      if (isSwitched(paymentStatus)) return 'idle'
      if (paymentStatus !== null) keep(withPaymentAsked(draftNow(), outcomeOfStatus(paymentStatus)))
      return 'idle'
    })

  const switchToInvoice = () =>
    once(async () => {
      const answer = await ask(true)
      if (answer?.success !== true) return 'switchFailed'
      keep(withSwitchToInvoice(draftNow()))
      return 'idle'
    })

  /** The browser has brought the page back as it was left, on the way to the payment page. */
  const wake = () => {
    isBusy.current = false
    setPhase('idle')
  }

  return { phase, pay, takeReturn, askStatus, switchToInvoice, wake }
}

/** Word of the address the payment page leads back to. */
function outcomeOfReturn(told: string | null): PaymentOutcome {
  switch (told) {
    case 'erfolg':
      return 'paid'
    case 'abbruch':
      return 'cancelled'
    case 'fehler':
      return 'failed'
    default:
      return 'open'
  }
}

/** `PAID` is `paid`; a state of the platform we do not know is still open. */
function outcomeOfStatus(status: string): PaymentOutcome {
  return paymentOutcomes.find((outcome) => outcome.toUpperCase() === status) ?? 'open'
}
