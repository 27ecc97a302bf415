import { readBootScript, bootFunction, withoutPreloads, withBootScript, type BootScript } from './bootScript.ts'

/** Chunk names of the build (src/tools/vite/chunks.mjs), each after its dependencies. */
export const EVALUATION_ORDER = [
  'react',
  'framework',
  'site',
  'offer',
  'funnel',
  'steps',
  'reasons',
  'closing',
] as const

/** `/assets/site-DmosYuCH.js` */
const FILE_NAME = /([a-z-]+)-[\w-]{8}\.js$/

/** Upper limit of the wait for the first frame: some browsers report none, and a background tab paints none. */
const LATEST_MS = 500

/**
 * A funnel page whose scripts load after its first frame and are evaluated one chunk per task: evaluated in one task
 * they would block input for too long. A page whose boot script looks otherwise than expected is left unchanged.
 */
export function withTimeSlicing(page: string): string {
  const script = readBootScript(page)
  if (script === null) return page
  return withBootScript(
    withoutPreloads(page),
    `window.pageModules=${FIRST_FRAME}.then(()=>${PRELOAD_MODULES}(${JSON.stringify(script.preloads)})).then(${timeSlicedBoot(script)})`,
  )
}

const FIRST_FRAME = `new Promise((go)=>{
setTimeout(go,${LATEST_MS})
new PerformanceObserver((list)=>{if(list.getEntriesByName("first-contentful-paint").length>0)go()}).observe({type:"paint",buffered:true})
})`

/**
 * Inline script, minified by hand: preloads modules without evaluating them. One link per task, because a dozen at once
 * block input on a slow phone.
 */
export const PRELOAD_MODULES = `((files)=>{
for(const href of files)setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})))
})`

/** Source of a function that evaluates chunk by chunk and settles when the framework has received the route modules. */
export function timeSlicedBoot(script: BootScript): string {
  const chunks = EVALUATION_ORDER.flatMap(
    (name) => script.preloads.find((file) => FILE_NAME.exec(file)?.[1] === name) ?? [],
  )
  return `()=>${EVALUATE}(${JSON.stringify(chunks)},${bootFunction(script)})`
}

/** Inline script, minified by hand. The chunks are being preloaded already. */
const EVALUATE = `(async(files,start)=>{
for(const file of files){
await import(file)
await new Promise((go)=>setTimeout(go))
}
await start()
})`
