import { expect, test } from 'vitest'
import { funnelEvents } from '#domain/booking/draft/funnelProgress.ts'

// rules 7.5.3, 9.9.1
test('analytics events keep their names', () => {
  expect([...funnelEvents].toSorted()).toEqual([
    'booking_error',
    'booking_start',
    'booking_step_1.5_extension_upsell',
    'booking_step_1_services',
    'booking_step_2_personal_data',
    'booking_step_3_additional_services',
    'booking_step_4_payment_selection',
    'booking_step_4_select_payment_method',
    'booking_submit',
    'booking_success',
    'booking_timeout',
  ])
})
