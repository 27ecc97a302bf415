/** Path prefix of the embedded platform's sandbox payment page, versions and all. */
export const SANDBOX_PATH = '/sandbox-zahlung'

/** Where a payment in the sandbox begins; the transaction id follows. */
export const SANDBOX_START_PATH = `${SANDBOX_PATH}/v1/start/`

/** Where a payment provider tells how a payment ended. */
export const PAYMENT_WEBHOOK_PATH = '/api/payment/webhook'
