/**
 * Defers layout of sections below the fold (`content-visibility: hidden`): after `load` one section per idle period, in
 * the order of `data-below={1}` to `data-below={4}`; a section that scrolls into view at once. Nothing is deferred
 * without scripts, on history navigation and towards an anchor.
 */
export function withDeferredLayout(page: string, nonce: string): string {
  if (!page.includes(' data-below="')) return page
  return page.replace(
    '</head>',
    () => `<script nonce="${nonce}">${LAY_OUT_LATER}(${JSON.stringify(RULES)})</script></head>`,
  )
}

/** Placeholder height of most sections, so that the section after a deferred one never starts above the fold. */
const RULES = Object.fromEntries(
  [1, 2, 3, 4].map((section) => [
    section,
    `[data-below="${String(section)}"]{content-visibility:hidden;contain-intrinsic-height:60rem}`,
  ]),
)

declare global {
  interface Window {
    /** Settles when every deferred section is laid out; undefined where none was deferred. */
    pageLaidOut?: Promise<void>
  }
}

/** Timeout of `requestIdleCallback`; browsers without it wait a tenth of that. */
const LATEST_MS = 500

/**
 * Inline script, minified by hand; it runs before the body is parsed. The rules are adopted style sheets, so that the
 * DOM stays as React expects it at hydration. A section in the lowest tenth of the viewport may wait.
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
