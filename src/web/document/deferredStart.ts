import { readPageStart, withoutPreloads, withScript } from './pageStart.ts'
import { LOAD, slicedStart } from './slicedStart.ts'

/** Where every tap counts from the first moment on, and nothing works without script. */
const AT_ONCE = /^\/(buchen\/|auftrag)/

/**
 * A public page whose scripts come after everything that is seen: when it has loaded, is laid out to its end and the
 * browser is idle, or at the first sign that the visitor acts. Links, menus and forms work before; a button pressed
 * meanwhile is pressed again once it listens. A page whose start does not look as expected is left as it is.
 */
export function withDeferredStart(page: string, path: string): string {
  const start = AT_ONCE.test(path) ? null : readPageStart(page)
  if (start === null) return page
  return withScript(withoutPreloads(page), `${WAITING}(${JSON.stringify(start.preloads)},${slicedStart(start)})`)
}

declare global {
  interface Window {
    /**
     * Settles when the framework has been handed the modules of the page, which nobody may start without: files come in
     * any order. Missing on pages that start at once.
     */
    pageModules?: Promise<void>
  }
}

/** Event of the window by which the page tells that it listens. */
export const LISTENING_EVENT = 'site:listening'

/** Signs that somebody acts, or is about to. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate'] as const

/** Browsers that know no idle moment wait so long after the page has loaded, as do those that are never idle. */
const LATEST_MS = 2000

/**
 * Runs in the page as it stands, so it is written small: waits, then preloads the files and starts. Presses are noted
 * until the page is taken over; from then on React itself takes over first what is pressed.
 */
const WAITING = `((files,start)=>{
let begun=false,pressed=null
const begin=()=>{
if(begun)return
begun=true;
${LOAD}(files);
window.pageModules=start().then(()=>removeEventListener("click",press,true))
}
const press=(event)=>{pressed=event.target instanceof Element?event.target.closest('button[type="button"]')??pressed:pressed}
const idle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:${LATEST_MS}}):setTimeout(begin,${LATEST_MS / 10})
const rest=()=>Promise.resolve(window.pageLaidOut).then(()=>requestAnimationFrame(()=>requestAnimationFrame(idle)))
for(const sign of ${JSON.stringify(SIGNS)})addEventListener(sign,begin,{once:true,passive:true,capture:true})
addEventListener("click",press,true)
addEventListener("${LISTENING_EVENT}",()=>pressed?.click(),{once:true})
document.readyState==="complete"?rest():addEventListener("load",rest,{once:true})
})`
