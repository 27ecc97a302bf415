/**
 * A page whose lower parts are laid out after what is seen first, one after the other, when it has loaded and the
 * browser is idle; one that comes into view is laid out at once. The parts say in which order, as `data-below={1}` to
 * `data-below={4}`. Without scripts, on the way back to a place further down, and towards an anchor nothing waits.
 */
export function withPartsBelow(page: string, nonce: string): string {
  if (!page.includes(' data-below="')) return page
  return page.replace(
    '</head>',
    () => `<script nonce="${nonce}">${LAY_OUT_LATER}(${JSON.stringify(RULES)})</script></head>`,
  )
}

/** As high as most parts are, so that what lies below a part never starts within the first screen. */
const RULES = Object.fromEntries(
  [1, 2, 3, 4].map((part) => [
    part,
    `[data-below="${String(part)}"]{content-visibility:hidden;contain-intrinsic-height:60rem}`,
  ]),
)

declare global {
  interface Window {
    /** Settles when no part of the page waits any more. Missing where none did. */
    pageLaidOut?: Promise<void>
  }
}

/** A browser that is never idle lays out a part after so long, one that knows no idle moment sooner. */
const LATEST_MS = 500

/**
 * Runs in the page before its body is read, so it is written small. The rules are sheets of their own: nothing in the
 * document changes, which the framework is about to take over. What shows in the lowest tenth of the window may wait.
 */
const LAY_OUT_LATER = `((rules)=>{
if(history.state?.key||location.hash||!document.adoptedStyleSheets)return
const sheets=new Map
const show=(part)=>{
sheets.delete(part)
document.adoptedStyleSheets=[...sheets.values()]
}
for(const part in rules){
const sheet=new CSSStyleSheet
sheet.replaceSync(rules[part])
sheets.set(part,sheet)
}
document.adoptedStyleSheets=[...sheets.values()]
let end
window.pageLaidOut=new Promise((go)=>{end=go})
const eye=new IntersectionObserver((parts)=>{
for(const {isIntersecting,target} of parts)if(isIntersecting)show(target.dataset.below)
},{rootMargin:"0px 0px -10%"})
const idle=(go)=>window.requestIdleCallback?requestIdleCallback(go,{timeout:${String(LATEST_MS)}}):setTimeout(go,${String(LATEST_MS / 10)})
const next=()=>{
const [part]=sheets.keys()
if(part===undefined){
eye.disconnect()
return end()
}
show(part)
idle(next)
}
addEventListener("DOMContentLoaded",()=>{for(const part of document.querySelectorAll("[data-below]"))eye.observe(part)})
addEventListener("load",()=>idle(next))
})`
