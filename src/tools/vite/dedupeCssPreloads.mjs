/** The list of files behind a chunk's dynamic imports, as Vite writes it; imports refer to its entries by index. */
const LISTS = /m\.f=\[[^\]]*\]/g

/** `"assets/site-DNDyfx2n.css"` */
const KNOWN_SHEET = /"assets\/(?:site|funnel)-[\w-]{8}\.css"/g

/** Vite's loader of dynamic imports and their style sheets. */
const PRELOAD_HELPER = /vite\/preload-helper/

/** `link.crossOrigin = '';` of that loader. */
const CROSS_ORIGIN = /\blink\.crossOrigin = (["'])\1;?/

/**
 * Style sheets of all pages, or of all steps, are loaded with their routes; dynamic imports would preload them again and
 * wait. In their lists each such sheet is replaced by the chunk that holds the list, which is loaded already (indices
 * stay). Saves one request and 5.3 KiB on the first view of the funnel. test/browser/builtPages.test.ts fails if Vite's
 * lists change.
 * @returns {import('vite').Plugin}
 */
export const dedupeCssPreloads = () => ({
  name: 'dedupe-css-preloads',
  transform: {
    filter: { id: PRELOAD_HELPER },
    // The router preloads the sheets of the next step without CORS; with CORS the browser would load them again.
    handler(code) {
      if (!CROSS_ORIGIN.test(code)) this.error('Vite no longer sets crossOrigin in its preload helper')
      return { code: code.replace(CROSS_ORIGIN, ''), map: null }
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk')
          file.code = file.code.replace(LISTS, (list) => list.replace(KNOWN_SHEET, () => `"${file.fileName}"`))
      }
    },
  },
  applyToEnvironment: ({ name }) => name === 'client',
})
