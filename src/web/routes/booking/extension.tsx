import { ExtensionStep } from '#web/booking/extension/ExtensionStep.tsx'

export default ExtensionStep
