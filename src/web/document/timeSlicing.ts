import { bootFunction, readBootScript, withBootScript, withoutPreloads, type BootScript } from './bootScript.ts'
import sliceTime from './timeSlicing.script.ts?source'

/** Chunk names of the build (src/tools/vite/chunks.mjs), each after its dependencies. */
export const EVALUATION_ORDER = [
  'react',
  'framework',
  'site',
  'offer',
  'funnel',
  'reasons',
  'wire',
  'conditions',
] as const

/** `/assets/site-DmosYuCH.js` */
const FILE_NAME = /([a-z-]+)-[\w-]{8}\.js$/

/**
 * A funnel page whose scripts load after its first frame and are evaluated one chunk per task: evaluated in one task
 * they would block input for too long. A page whose boot script looks otherwise than expected is left unchanged.
 */
export function withTimeSlicing(page: string): string {
  const script = readBootScript(page)
  return script === null ? page : withBootScript(withoutPreloads(page), `${sliceTime}(${timeSlicedArguments(script)})`)
}

/** Source of the arguments of a boot script: files to preload, chunks to evaluate one by one, and the framework's start. */
export function timeSlicedArguments(script: BootScript): string {
  const chunks = EVALUATION_ORDER.flatMap(
    (name) => script.preloads.find((file) => FILE_NAME.exec(file)?.[1] === name) ?? [],
  )
  return `${JSON.stringify(script.preloads)},${JSON.stringify(chunks)},${bootFunction(script)}`
}
