import { readPageStart, startFunction, withoutPreloads, withScript, type PageStart } from './pageStart.ts'

/** Files of a page as the build calls them (src/tools/vite/chunks.mjs), each after those it needs. */
export const IN_ORDER = ['react', 'framework', 'site', 'offer', 'funnel', 'steps', 'reasons', 'closing'] as const

/** `/assets/site-DmosYuCH.js` */
const FILE_NAME = /([a-z-]+)-[\w-]{8}\.js$/

/** A browser that tells of no first frame, or draws none in the background, starts the page after so long. */
const LATEST_MS = 500

/**
 * A page of the funnel whose scripts come after its first frame, which needs none of them, and run one file after the
 * other, with a breath between: at a stroke they would hold up a press for longer than it may wait. A page whose start
 * does not look as expected is left as it is.
 */
export function withSlicedStart(page: string): string {
  const start = readPageStart(page)
  if (start === null) return page
  return withScript(
    withoutPreloads(page),
    `window.pageModules=${FIRST_FRAME}.then(()=>${LOAD}(${JSON.stringify(start.preloads)})).then(${slicedStart(start)})`,
  )
}

const FIRST_FRAME = `new Promise((go)=>{
setTimeout(go,${LATEST_MS})
new PerformanceObserver((list)=>{if(list.getEntriesByName("first-contentful-paint").length>0)go()}).observe({type:"paint",buffered:true})
})`

/**
 * Has files loaded that run later, each named by itself: a dozen at a stroke hold up a press on a slow phone. Runs in
 * the page as it stands, so it is written small.
 */
export const LOAD = `((files)=>{
for(const href of files)setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})))
})`

/** A function that starts a page file by file, and settles when the framework has been handed its modules. */
export function slicedStart(start: PageStart): string {
  const slices = IN_ORDER.flatMap((name) => start.preloads.find((file) => FILE_NAME.exec(file)?.[1] === name) ?? [])
  return `()=>${RUN}(${JSON.stringify(slices)},${startFunction(start)})`
}

/** Runs in the page as it stands, so it is written small. The files are on their way already; one of them starts the page. */
const RUN = `(async(files,start)=>{
for(const file of files){
await import(file)
await new Promise((go)=>setTimeout(go))
}
await start()
})`
