import { dirname, extname, join, resolve } from 'node:path'
import ts from 'typescript'

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
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
}

/**
 * The project as the compiler knows it, without the packages it uses: types that come from the schema are exact,
 * everything else is unknown.
 * @param files paths from the root; modules they take data from come by themselves
 */
export function createProgram(root: string, files: readonly string[]): ts.Program {
  const rootNames = files.map((file) => join(root, file))
  const host = ts.createCompilerHost(OPTIONS)
  const ofProject = (importer: string, specifier: string) => {
    const file = specifier.startsWith('#') ? join(root, 'src', specifier.slice(1)) : resolve(dirname(importer), specifier)
    return passesDataOn(file) ? toModule(file) : undefined
  }
  const ofPackage = (importer: string, specifier: string) =>
    ts.resolveModuleName(specifier, importer, OPTIONS, host).resolvedModule
  host.resolveModuleNameLiterals = (literals, importer) => {
    const isPackage = importer.includes('/node_modules/')
    return literals.map(({ text }) => {
      const isOurs = text.startsWith('#') || (text.startsWith('.') && !isPackage)
      if (isOurs) return { resolvedModule: ofProject(importer, text) }
      return { resolvedModule: PACKAGES.has(text) || text.startsWith('.') ? ofPackage(importer, text) : undefined }
    })
  }
  return ts.createProgram({ rootNames, options: OPTIONS, host })
}

/** Texts are texts: nobody's types depend on them. */
function passesDataOn(file: string): boolean {
  return !file.includes('/web/text/')
}

function toModule(file: string): ts.ResolvedModuleFull | undefined {
  if (!/\.tsx?$/.test(file) || !ts.sys.fileExists(file)) return undefined
  return { resolvedFileName: file, extension: file.endsWith('.d.ts') ? '.d.ts' : extname(file) }
}
