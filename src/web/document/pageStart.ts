/** How the framework starts itself in the browser, taken apart. */
export interface PageStart {
  /** The tag of its script element. */
  readonly open: string
  /** Files that are named to be loaded early. */
  readonly preloads: readonly string[]
  /** What the script imports, with the name it has there; null for what is only run. */
  readonly imports: readonly { readonly name: string | null; readonly file: string }[]
  /** What it does once that is there. */
  readonly rest: string
}

/** The element by which the framework starts itself in the browser. */
const START = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g

const IMPORTS = /import (?:\* as (\w+) from )?"([^"]+)";/g

/** Null for a page that starts otherwise than expected, which is best left as it is. */
export function readPageStart(page: string): PageStart | null {
  const [, open, body] = START.exec(page) ?? []
  if (open === undefined || body === undefined) return null
  const imports = [...body.matchAll(IMPORTS)].map(([, name = null, file = '']) => ({ name, file }))
  const rest = body.replaceAll(IMPORTS, '').trim()
  if (imports.length === 0 || !rest.includes('import(')) return null
  return { open, preloads: [...page.matchAll(PRELOADS)].map(([, file = '']) => file), imports, rest }
}

/** The page with another script in the same element. */
export function withScript(page: string, script: string): string {
  const [whole = '', open = '', , close = ''] = START.exec(page) ?? []
  return page.replace(whole, () => `${open}${script}${close}`)
}

/** What a home screen shows of the site is read long after: React names it when it takes the page over. */
const MANIFEST = /<link rel="manifest"[^>]*\/>/

/** The page without files to be loaded early. */
export function withoutPreloads(page: string): string {
  return page.replaceAll(PRELOADS, '').replace(MANIFEST, (link) => `<noscript>${link}</noscript>`)
}

/** A function that imports what the script does, all at the same time, and goes on as the script does. */
export function startFunction({ imports, rest }: PageStart): string {
  const loading = imports.map(({ file }) => `import("${file}")`).join(',')
  return `()=>Promise.all([${loading}]).then(([${imports.map(({ name }) => name ?? '').join(',')}])=>{${rest}})`
}
