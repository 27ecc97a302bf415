import { ConfirmationStep } from '#web/booking/confirmation/ConfirmationStep.tsx'

export default ConfirmationStep
