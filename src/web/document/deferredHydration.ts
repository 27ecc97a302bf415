import { readBootScript, withoutPreloads, withBootScript } from './bootScript.ts'
import { PRELOAD_MODULES, timeSlicedBoot } from './timeSlicing.ts'

/** Pages that need scripts from the first input on. */
const NOT_DEFERRED = /^\/(buchen\/|auftrag)/

/**
 * Defers hydration of a public page until it has loaded, is laid out and the browser is idle, or until the first
 * interaction. Links, menus and forms work before; a click on a button is replayed after hydration. A page whose boot
 * script looks otherwise than expected is left unchanged.
 */
export function withDeferredHydration(page: string, path: string): string {
  const script = NOT_DEFERRED.test(path) ? null : readBootScript(page)
  if (script === null) return page
  return withBootScript(withoutPreloads(page), `${DEFER}(${JSON.stringify(script.preloads)},${timeSlicedBoot(script)})`)
}

declare global {
  interface Window {
    /**
     * Settles when the framework has received the page's route modules, which hydration has to wait for; undefined on
     * pages with the framework's own boot script.
     */
    pageModules?: Promise<void>
  }
}

/** Window event dispatched once React has hydrated the page. */
export const HYDRATED_EVENT = 'site:hydrated'

/** Events that count as the first interaction. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate'] as const

/** Timeout of `requestIdleCallback`; browsers without it wait a tenth of that. */
const LATEST_MS = 2000

/**
 * Inline script, minified by hand: waits, then preloads the files and starts. Clicks are captured until the modules are
 * there; from then on React hydrates the clicked part first by itself.
 */
const DEFER = `((files,start)=>{
let begun=false,pressed=null
const begin=()=>{
if(begun)return
begun=true;
${PRELOAD_MODULES}(files);
window.pageModules=start().then(()=>removeEventListener("click",press,true))
}
const press=(event)=>{pressed=event.target instanceof Element?event.target.closest('button[type="button"]')??pressed:pressed}
const idle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:${LATEST_MS}}):setTimeout(begin,${LATEST_MS / 10})
const rest=()=>Promise.resolve(window.pageLaidOut).then(()=>requestAnimationFrame(()=>requestAnimationFrame(idle)))
for(const sign of ${JSON.stringify(INTERACTIONS)})addEventListener(sign,begin,{once:true,passive:true,capture:true})
addEventListener("click",press,true)
addEventListener("${HYDRATED_EVENT}",()=>pressed?.click(),{once:true})
document.readyState==="complete"?rest():addEventListener("load",rest,{once:true})
})`
