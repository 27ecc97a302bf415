/** The lists of files a late part needs, as the bundler writes them: a part names its files by their place there. */
const LISTS = /m\.f=\[[^\]]*\]/g

/** `"assets/site-DNDyfx2n.css"` */
const KNOWN_SHEET = /"assets\/(?:site|funnel)-[\w-]{8}\.css"/g

/** Vite's loader of late parts and their sheets. */
const PRELOAD_HELPER = /vite\/preload-helper/

/** `link.crossOrigin = '';` of that loader. */
const CROSS_ORIGIN = /\blink\.crossOrigin = (["'])\1;?/

/**
 * The sheets that all pages have, or all steps, come with their routes. Late parts would ask for them once more, and wait
 * for them: in their lists the file that holds the list stands instead, which is there already. Measured on the first
 * view of the funnel: one request and 5.3 KiB. test/browser/builtPages.test.ts fails when the lists look otherwise.
 * @returns {import('vite').Plugin}
 */
export const dedupeCssPreloads = () => ({
  name: 'dedupe-css-preloads',
  transform: {
    filter: { id: PRELOAD_HELPER },
    // The router preloads the sheets of the next step without CORS; with it the browser would load those of late parts again.
    handler(code) {
      if (!CROSS_ORIGIN.test(code)) this.error('Vite no longer sets crossOrigin where it loads sheets of late parts')
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
