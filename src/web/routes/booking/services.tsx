import { ServicesStep } from '#web/booking/services/ServicesStep.tsx'

export default ServicesStep
