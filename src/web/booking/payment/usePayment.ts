import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useClient } from 'urql'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import {
  canStartPayment,
  paymentStanding,
  withPaymentInitialized,
  withPaymentReturned,
  withPaymentStarted,
  withPaymentTold,
  withStartLost,
  withSwitchToInvoice,
} from '#domain/booking/payment/onlinePayment.ts'
import { useInitBookingPaymentMutation } from '#gql/operations/InitBookingPayment.ts'
import { draftAtom, offerAtom } from '#state/booking.ts'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { inOneWindow } from './oneWindow.ts'
import { askPayment, sendPayment } from './paymentCalls.ts'

/**
 * `unanswered`: the platform could not be asked. `switchFailed`: it cannot turn the booking into one by invoice;
 * somebody on the phone can.
 */
export type PaymentPhase = 'idle' | 'working' | 'leaving' | 'unanswered' | 'switchFailed'

/**
 * The acts around the online payment of a placed booking. A payment is started once for each decision of the visitor;
 * how it stands is asked of the platform, which is no act (rule 10.15).
 */
export function usePayment(travelId: string) {
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const isBusy = useRef(false)
  const { draftNow, keep, refresh } = useKeptPayment(travelId)
  const { canTell, heldUntil, ask, start, leave, sendSwitch } = usePaymentLine(travelId)

  /** One act at a time, in this window and all others: a second click while the first is under way does nothing. */
  async function once(act: () => Promise<PaymentPhase>) {
    if (isBusy.current) return
    isBusy.current = true
    setPhase('working')
    const alone = async () => {
      await refresh()
      // No other window is at it: a start that is still noted as sent will not be answered any more.
      keep(withStartLost(draftNow()))
      return act()
    }
    setPhase(
      await inOneWindow(`payment-${travelId}`, alone).finally(() => {
        isBusy.current = false
      }),
    )
  }

  const askStatus = () => once(async () => ((await ask()) ? 'idle' : 'unanswered'))

  /** The payment that was decided with the booking; where it was begun before, it is only asked about. */
  const begin = () =>
    once(async () => {
      if (paymentStanding(draftNow()) === 'starting' && canStartPayment(draftNow())) return start()
      return (await ask()) ? 'idle' : 'unanswered'
    })

  /** A new decision to pay. It goes on with the open payment where there is one, and else starts another. */
  const pay = () =>
    once(async () => {
      const isAnswered = await ask()
      const standing = paymentStanding(draftNow())
      // What never began cannot have been paid, whether or not the platform can be asked.
      if (!isAnswered && standing !== 'starting' && standing !== 'notStarted') return 'unanswered'
      if (standing === 'open') return leave(draftNow().payment.transactionId ?? '')
      return canStartPayment(draftNow()) ? start() : 'idle'
    })

  const takeReturn = (told: string) =>
    once(async () => {
      keep(withPaymentReturned(draftNow(), told))
      return (await ask()) ? 'idle' : 'unanswered'
    })

  const switchToInvoice = () =>
    once(async () => {
      if (await sendSwitch()) keep(withSwitchToInvoice(draftNow()))
      // It may have been done, and its answer lost.
      else await ask()
      return draftNow().payment.type === 'invoice' ? 'idle' : 'switchFailed'
    })

  /** The browser has brought the page back as it was left, on the way to the payment page. */
  const wake = () => {
    isBusy.current = false
    setPhase('idle')
  }

  return { phase, canTell, heldUntil, begin, pay, takeReturn, askStatus, switchToInvoice, wake }
}

/** The payment as the draft has it, on this device too. */
function useKeptPayment(travelId: string) {
  const store = useStore()
  const { config } = useSite()
  return {
    draftNow: () => store.get(draftAtom(travelId)),
    keep: (draft: BookingDraft) => {
      if (draft !== store.get(draftAtom(travelId))) store.set(draftAtom(travelId), draft)
    },
    /** Another window may have started the payment a moment ago. */
    refresh: async () => {
      if (!config.persist) return
      const { refreshPayment } = await import('#state/storage.ts')
      refreshPayment(store, travelId, { local: () => window.localStorage, nowSeconds: nowSeconds() })
    },
  }
}

/** What is said to the platform and to the payment page. */
function usePaymentLine(travelId: string) {
  const store = useStore()
  const graph = useClient()
  const [, initBookingPayment] = useInitBookingPaymentMutation()
  const { tenant, config } = useSite()
  const { draftNow, keep } = useKeptPayment(travelId)
  const [canTell, setCanTell] = useState<boolean | null>(null)
  const [heldUntil, setHeldUntil] = useState<string | null>(null)

  /** False when there was no answer. */
  async function ask(): Promise<boolean> {
    const offer = store.get(offerAtom(travelId))
    const answer = offer === null ? null : await askPayment(graph, draftNow(), offer)
    if (answer === null) return false
    setCanTell(answer.told !== null)
    setHeldUntil(answer.told?.heldUntil ?? null)
    keep(withPaymentTold(draftNow(), answer.told))
    return true
  }

  function leave(transactionId: string): PaymentPhase {
    if (config.paymentPageUrl === null) return 'idle'
    window.location.assign(config.paymentPageUrl.replace('{transactionId}', encodeURIComponent(transactionId)))
    return 'leaving'
  }

  async function start(): Promise<PaymentPhase> {
    if (config.paymentPageUrl === null) return 'idle'
    keep(withPaymentStarted(draftNow()))
    const answer = await sendPayment(initBookingPayment, draftNow(), { tenantId: tenant.id, switchToInvoice: false })
    const transactionId = answer?.transactionId ?? ''
    keep(withPaymentInitialized(draftNow(), transactionId))
    if (transactionId !== '') return leave(transactionId)
    await ask()
    return 'idle'
  }

  const sendSwitch = async () =>
    (await sendPayment(initBookingPayment, draftNow(), { tenantId: tenant.id, switchToInvoice: true })) !== null
  return { canTell, heldUntil, ask, start, leave, sendSwitch }
}
