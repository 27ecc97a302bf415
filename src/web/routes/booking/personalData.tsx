import { PersonalDataStep } from '#web/booking/personalData/PersonalDataStep.tsx'

export default PersonalDataStep
