import { OnlinePaymentStep } from '#web/booking/payment/OnlinePaymentStep.tsx'

export default OnlinePaymentStep
