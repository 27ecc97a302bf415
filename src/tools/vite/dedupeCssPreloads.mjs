/** The lists of files a late part needs, as the bundler writes them: a part names its files by their place there. */
const LISTS = /m\.f=\[[^\]]*\]/g

/** `"assets/site-DNDyfx2n.css"` */
const KNOWN_SHEET = /"assets\/(?:site|funnel)-[\w-]{8}\.css"/g

/**
 * The sheets that all pages have, or all steps, come with their routes. Late parts would ask for them once more, and wait
 * for them: in their lists the file that holds the list stands instead, which is there already. Measured on the first
 * view of the funnel: one request and 5.3 KiB. test/browser/builtPages.test.ts fails when the lists look otherwise.
 * @returns {import('vite').Plugin}
 */
export const dedupeCssPreloads = () => ({
  name: 'dedupe-css-preloads',
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
