/**
 * A browser script built by `src/tools/vite/inlineScripts.mjs`: source of an expression whose value is the function
 * that the module exports by default. Called in an inline script: `${source}(${JSON.stringify(argument)})`.
 */
declare module '*.script.ts?source' {
  const source: string
  export default source
}
