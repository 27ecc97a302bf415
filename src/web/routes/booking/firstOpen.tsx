import { FirstOpenStep } from '#web/booking/FirstOpenStep.tsx'

export default FirstOpenStep
