import { relative } from 'node:path'
import type ts from 'typescript'
import { posixPath } from '#tools/posixPath.mjs'
import { compiler } from './compiler.ts'
import type { GeneratedTypes } from './generatedTypes.ts'

/**
 * Stable names of properties: those of generated types by selection key or input field, those of own types by the place
 * of their declaration. Others have none.
 */
export interface Naming {
  /** Names of all properties that have a stable name. */
  readonly words: ReadonlySet<string>
  /** Those of the fields of inputs. */
  readonly inputWords: ReadonlySet<string>
  /** A property of a union, or of a type made from others, stands for several. */
  readonly namesOf: (property: ts.Symbol | undefined) => ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

export function createNaming(
  root: string,
  checker: ts.TypeChecker,
  { words, inputWords, keyOf }: GeneratedTypes,
): Naming {
  const known = new Map<ts.Symbol, ReadonlySet<string>>()
  const nameOf = (declaration: ts.Declaration): string | null => {
    const key = keyOf(declaration)
    if (key !== null || !compiler.isPropertySignature(declaration)) return key
    const { fileName } = declaration.getSourceFile()
    return fileName.includes('/node_modules/') ? null : `${posixPath(relative(root, fileName))}#${declaration.pos}`
  }
  const find = (property: ts.Symbol): ReadonlySet<string> => {
    const found = new Set((property.declarations ?? []).flatMap((declaration) => nameOf(declaration) ?? []))
    for (const origin of checker.getRootSymbols(property)) {
      if (origin !== property) for (const name of namesOf(origin)) found.add(name)
    }
    return found
  }
  const namesOf = (property: ts.Symbol | undefined): ReadonlySet<string> => {
    if (property === undefined || !words.has(property.name)) return NONE
    const before = known.get(property)
    if (before !== undefined) return before
    known.set(property, NONE)
    const found = find(property)
    known.set(property, found)
    return found
  }
  return { words, inputWords, namesOf }
}
