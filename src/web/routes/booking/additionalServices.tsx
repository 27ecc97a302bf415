import { AdditionalServicesStep } from '#web/booking/additionalServices/AdditionalServicesStep.tsx'

export default AdditionalServicesStep
