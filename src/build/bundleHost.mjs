import { build } from 'vite'

/**
 * Bundles the Node host. npm packages stay outside; what is imported dynamically (the platform) becomes a chunk of its
 * own that is only read when needed.
 */
export async function bundleHost() {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'build/host',
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'src/server/main.ts' },
        // The website is built before, by its own build, and found through package.json at run time.
        external: ['#website'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
