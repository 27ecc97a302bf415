import { isMade, rememberMade } from './kept.ts'
import { problemText } from './problems.ts'

/**
 * `npm run codegen`: types, documents and hooks out of `schema.graphql` and the documents. With `--check` nothing is
 * written, and stale files are named. Exit 1 where something is stale or cannot be made.
 */
const root = process.cwd()
const isCheck = process.argv.includes('--check')

if (isMade(root)) {
  process.stdout.write('The generated files are up to date\n')
} else {
  // Loading the generator takes longer than looking whether it is needed.
  const { make } = await import('./make.ts')
  const { problems, changed } = await make(root, { isCheck })
  for (const problem of problems) process.stderr.write(`${problemText(problem)}\n`)
  for (const file of changed) process.stdout.write(`${file} ${isCheck ? 'is stale: npm run codegen' : 'written'}\n`)
  if (problems.length === 0 && changed.length === 0) process.stdout.write('The generated files are up to date\n')
  const isFresh = problems.length === 0 && (!isCheck || changed.length === 0)
  if (isFresh) rememberMade(root)
  process.exitCode = isFresh ? 0 : 1
}
