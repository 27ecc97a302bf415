import { spawn } from 'node:child_process'
import { passSignalsTo } from './run.mjs'

/** Regenerates types on every change of schema and documents, beside the development server. */
const programs = [
  ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--watch'],
  ['node_modules/@react-router/dev/bin.js', 'dev'],
]

const children = programs.map((parameters) => spawn(process.execPath, parameters, { stdio: 'inherit' }))
for (const child of children) {
  passSignalsTo(child)
  // One without the other is half a development server.
  child.on('close', (code) => {
    process.exitCode ??= code ?? 0
    for (const other of children) other.kill()
  })
}
