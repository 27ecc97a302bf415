import { flag, orNull, text } from '#domain/shape.ts'
import type { FieldsOf } from './field.ts'

/** Decisions on the whole booking that no other depends on. They are kept on the device, so none is personal. */
export interface Options {
  readonly acquisitionChannel: string | null
  readonly newsletterRegistration: boolean
  readonly gtcAccepted: boolean
  readonly partnerGtcAccepted: boolean
}

const CONSENT = { initial: false, shape: flag, isKeptOnUndo: true, isOnWire: true } as const

export const optionFields = {
  acquisitionChannel: { ...CONSENT, initial: null, shape: orNull(text) },
  newsletterRegistration: { ...CONSENT, initial: true },
  gtcAccepted: CONSENT,
  partnerGtcAccepted: CONSENT,
} as const satisfies FieldsOf<Options>
