import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import config from '#codegen.ts'
import { textOf } from '#tools/drift/projectFiles.ts'
import { generate } from './generate.ts'
import type { Problem } from './problems.ts'

export interface Made {
  readonly problems: readonly Problem[]
  /** Files that were written, or that a check would have written. */
  readonly changed: readonly string[]
}

/** Makes the generated files, and writes those that change unless it only checks. Where there are problems nothing is written. */
export async function make(root: string, { isCheck }: { readonly isCheck: boolean }): Promise<Made> {
  const generated = await generate(root, config)
  if ('problems' in generated) return { problems: generated.problems, changed: [] }
  const changed = [...generated.files].filter(([file, text]) => textOf(root, file) !== text)
  if (!isCheck) {
    for (const [file, text] of changed) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
  }
  return { problems: [], changed: changed.map(([file]) => file) }
}
