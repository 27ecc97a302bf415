import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** Where the router keeps how far each entry of the history was scrolled. */
const STORAGE_KEY = 'react-router-scroll-positions'

/**
 * Each entry of the history is shown at the place where it was left. As the router's own element does it, but for one
 * thing: who comes to a page anew has no place to go back to, and looking for one would hold up the first frame.
 */
export function ScrollPlace({ nonce }: { readonly nonce: string }) {
  useScrollRestoration({ storageKey: STORAGE_KEY })
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: RETURN }} />
}

/** Runs in the page as it stands, before its first frame: scrolling after it would be seen. */
const RETURN = `(()=>{
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
