import { dirname, extname, join } from 'node:path/posix'
import type ts from 'typescript'
import { posixPath } from '#tools/posixPath.mjs'
import { compiler } from './compiler.ts'

/** Packages that data of the platform passes through with its type. All others are left out: reading them takes most of a compiler's time. */
const PACKAGES: ReadonlySet<string> = new Set([
  '@graphql-typed-document-node/core',
  '@0no-co/graphql.web',
  'graphql',
  '@urql/core',
  'urql',
  'wonka',
  'react',
  'jotai',
  'jotai/react',
  'jotai/vanilla',
  'jotai-family',
])

const OPTIONS: ts.CompilerOptions = {
  target: compiler.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: [],
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  jsx: compiler.JsxEmit.Preserve,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
}

export interface Sources {
  /** Paths from the root; modules they take data from come by themselves. */
  readonly files: readonly string[]
  /** The module with the types of the documents. */
  readonly generated: string
}

/**
 * The project as the compiler knows it, without the packages it uses: types that come from the schema are exact,
 * everything else is unknown.
 * @param folder root of the project; the compiler's own paths have slashes on every system
 */
export function createProgram(folder: string, { files, generated }: Sources): ts.Program {
  const root = posixPath(folder)
  const rootNames = [...files, generated].map((file) => join(root, file))
  const host = compiler.createCompilerHost(OPTIONS)
  const ofProject = (importer: string, specifier: string) => {
    const file = specifier.startsWith('#') ? join(root, 'src', specifier.slice(1)) : join(dirname(importer), specifier)
    return passesDataOn(file) ? toModule(file) : undefined
  }
  const ofPackage = (importer: string, specifier: string) =>
    compiler.resolveModuleName(specifier, importer, OPTIONS, host).resolvedModule
  host.resolveModuleNameLiterals = (literals, importer) => {
    const isPackage = importer.includes('/node_modules/')
    return literals.map(({ text }) => {
      const isOurs = text.startsWith('#') || (text.startsWith('.') && !isPackage)
      if (isOurs) return { resolvedModule: ofProject(importer, text) }
      return { resolvedModule: PACKAGES.has(text) || text.startsWith('.') ? ofPackage(importer, text) : undefined }
    })
  }
  return compiler.createProgram({ rootNames, options: OPTIONS, host })
}

/** No types depend on the content of text imports. */
function passesDataOn(file: string): boolean {
  return !file.includes('/web/text/')
}

function toModule(file: string): ts.ResolvedModuleFull | undefined {
  if (!/\.tsx?$/.test(file) || !compiler.sys.fileExists(file)) return undefined
  return { resolvedFileName: file, extension: file.endsWith('.d.ts') ? '.d.ts' : extname(file) }
}
