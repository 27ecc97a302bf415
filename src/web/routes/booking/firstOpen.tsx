import { FirstOpenStep } from '#web/booking/step/FirstOpenStep.tsx'

export default FirstOpenStep
