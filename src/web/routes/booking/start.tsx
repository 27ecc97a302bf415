import { StartStep } from '#web/booking/start/StartStep.tsx'

export default StartStep
