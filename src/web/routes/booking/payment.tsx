import { PaymentStep } from '#web/booking/payment/PaymentStep.tsx'

export default PaymentStep
