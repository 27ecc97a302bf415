/** The framework's inline boot script, in parts. */
export interface BootScript {
  /** Opening tag of its script element. */
  readonly open: string
  /** Files named by `modulepreload` links. */
  readonly preloads: readonly string[]
  /** Static imports with their namespace names; null for a side-effect import. */
  readonly imports: readonly { readonly name: string | null; readonly file: string }[]
  /** Statements after the imports. */
  readonly rest: string
}

/** Script element of the framework's boot script. */
const START = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g

const IMPORTS = /import (?:\* as (\w+) from )?"([^"]+)";/g

/** Null for a page whose boot script looks otherwise than expected; such a page is left unchanged. */
export function readBootScript(page: string): BootScript | null {
  const [, open, body] = START.exec(page) ?? []
  if (open === undefined || body === undefined) return null
  const imports = [...body.matchAll(IMPORTS)].map(([, name = null, file = '']) => ({ name, file }))
  const rest = body.replaceAll(IMPORTS, '').trim()
  if (imports.length === 0 || !rest.includes('import(')) return null
  return { open, preloads: [...page.matchAll(PRELOADS)].map(([, file = '']) => file), imports, rest }
}

/** The page with another boot script in the same element. */
export function withBootScript(page: string, script: string): string {
  const [whole = '', open = '', , close = ''] = START.exec(page) ?? []
  return page.replace(whole, () => `${open}${script}${close}`)
}

/** Installing the site on a home screen is not urgent: React adds the link at hydration. */
const MANIFEST = /<link rel="manifest"[^>]*\/>/

/** The page without early requests for scripts and the web manifest. */
export function withoutPreloads(page: string): string {
  return page.replaceAll(PRELOADS, '').replace(MANIFEST, (link) => `<noscript>${link}</noscript>`)
}

/** Source of a function with dynamic imports in place of the static ones, all in parallel, and then the rest. */
export function bootFunction({ imports, rest }: BootScript): string {
  const loading = imports.map(({ file }) => `import("${file}")`).join(',')
  return `()=>Promise.all([${loading}]).then(([${imports.map(({ name }) => name ?? '').join(',')}])=>{${rest}})`
}
