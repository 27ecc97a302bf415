import { spawn } from 'node:child_process'
import { build } from 'vite'
import { passSignalsTo } from './run.mjs'

const FOLDER = 'build/bench'

// Plain Node runs what a bundler made, as in production: a module runner would be measured as well.
await build({
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: FOLDER,
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/bench/main.ts' },
      external: ['#website'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

// In a process of its own: the memory of the build would be collected in the middle of a measurement.
const bench = spawn(process.execPath, ['--enable-source-maps', `${FOLDER}/main.js`, ...process.argv.slice(2)], { stdio: 'inherit' })
passSignalsTo(bench)
bench.on('close', (code) => {
  process.exitCode = code ?? 1
})
