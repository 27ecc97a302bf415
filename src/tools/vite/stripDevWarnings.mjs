/** The package holds both variants of itself, which differ in this line, and leads every bundler to the one for development. */
const WARNS = 'var ENABLE_DEV_WARNINGS = true;'

/**
 * The router without its warnings for developers, in what is built for browsers.
 * @returns {import('vite').Plugin}
 */
export function stripDevWarnings() {
  return {
    name: 'strip-dev-warnings',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/dist/') || !code.includes(WARNS)) return null
      // As long as before: every place in the file stays where it was.
      return { code: code.replace(WARNS, 'var ENABLE_DEV_WARNINGS = false'), map: null }
    },
  }
}
