import { build } from 'vite'

/**
 * Bundles a program for Node: npm packages stay outside, names stay readable.
 * @param {string} outDir
 * @param {import('vite').BuildEnvironmentOptions} options what is special about this program
 * @param {RegExp[]} inside packages that are bundled with it
 */
export async function bundleForNode(outDir, options, inside = []) {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: inside },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      ...options,
      // How long plugins take is no warning for those who start the site.
      rolldownOptions: { ...options.rolldownOptions, checks: { bundlerTimings: false } },
    },
  })
}

/**
 * Options of a program that imports the built website (`#website`), which is made before, by its own build, and found through
 * package.json at run time. A dynamic import becomes a file of its own that is only read when needed.
 * @param {string} main
 * @returns {import('vite').BuildEnvironmentOptions}
 */
export function programOnWebsite(main) {
  return {
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main },
      external: ['#website'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  }
}
