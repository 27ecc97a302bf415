import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** Key in `sessionStorage` under which the router stores the scroll position of each history entry. */
const STORAGE_KEY = 'react-router-scroll-positions'

/**
 * Scroll restoration as by the router's `<ScrollRestoration>`, except that a new history entry skips the lookup, whose
 * access to the storage would delay the first frame.
 */
export function SiteScrollRestoration({ nonce }: { readonly nonce: string }) {
  useScrollRestoration({ storageKey: STORAGE_KEY })
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: RESTORE }} />
}

/** Inline script, as scrolling after the first frame would be visible. */
const RESTORE = `(()=>{
if(!history.state?.key){
history.replaceState({key:Math.random().toString(32).slice(2)},"")
return
}
try{
const top=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")??"{}")[history.state.key]
if(typeof top==="number")scrollTo(0,top)
}catch{
sessionStorage.removeItem("${STORAGE_KEY}")
}
})()`
