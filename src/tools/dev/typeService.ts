import { join, relative } from 'node:path'
import type ts from 'typescript'
import { compiler } from '#tools/drift/compiler.ts'
import { importsOf } from '#tools/drift/projectFiles.ts'
import { wordsIn, type ModuleChange } from './changedWords.ts'
import type { Modules } from './checkOrder.ts'

/** An incremental TypeScript language service. Files are paths relative to the root. */
export interface TypeService extends Modules {
  /** Reads sources again and answers what is different. @param touched files that may be; null for all */
  readonly refresh: (touched: ReadonlySet<string> | null) => readonly ModuleChange[]
  readonly files: () => readonly string[]
  readonly textOf: (file: string) => string
  /** What is wrong in one module, a line each. */
  readonly errorsIn: (file: string) => readonly string[]
}

interface Module {
  readonly text: string
  readonly version: number
  readonly imports: readonly string[]
  readonly words: ReadonlySet<string>
}

type Importers = ReadonlyMap<string, readonly string[]>

const NONE: ReadonlySet<string> = new Set()

const MODULE = /^(?:src|\.react-router)\/.*\.(?:[cm]?[jt]s|[jt]sx)$/

/** Covers `src` only; tests are checked by the gate. */
export function createTypeService(root: string): TypeService {
  const config: unknown = compiler.readConfigFile(join(root, 'tsconfig.json'), (file) =>
    compiler.sys.readFile(file),
  ).config
  const { options, fileNames } = compiler.parseJsonConfigFileContent(config, compiler.sys, root)
  const all = new Set(fileNames.map((file) => relative(root, file)).filter((file) => MODULE.test(file)))
  const modules = new Map<string, Module>()
  const service = compiler.createLanguageService(hostOf(root, options, modules), compiler.createDocumentRegistry())
  let importers: Importers | null = null

  function refresh(touched: ReadonlySet<string> | null): readonly ModuleChange[] {
    const changes = [...(touched ?? all)]
      .filter((file) => MODULE.test(file))
      .flatMap((file): readonly ModuleChange[] => {
        const [before, after] = [modules.get(file)?.text ?? null, compiler.sys.readFile(join(root, file)) ?? null]
        return before === after ? [] : [{ file, before, after }]
      })
    if (changes.length > 0) importers = null
    for (const { file, after } of changes) {
      if (after === null) modules.delete(file)
      else
        modules.set(file, {
          text: after,
          version: (modules.get(file)?.version ?? 0) + 1,
          imports: importsOf(root, file),
          words: new Set(wordsIn(after)),
        })
    }
    return changes
  }

  return {
    refresh,
    files: () => [...modules.keys()],
    textOf: (file) => modules.get(file)?.text ?? '',
    wordsOf: (file) => modules.get(file)?.words ?? NONE,
    importers: (file) => (importers ??= importersOf(modules)).get(file) ?? [],
    errorsIn: (file) => {
      const path = join(root, file)
      return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map((found) =>
        errorText(found, root),
      )
    },
  }
}

function importersOf(modules: ReadonlyMap<string, Module>): Importers {
  const found = new Map<string, string[]>()
  for (const [file, { imports }] of modules) {
    for (const imported of new Set(imports)) {
      const others = found.get(imported)
      if (others === undefined) found.set(imported, [file])
      else others.push(file)
    }
  }
  return found
}

function hostOf(
  root: string,
  options: ts.CompilerOptions,
  modules: ReadonlyMap<string, Module>,
): ts.LanguageServiceHost {
  const moduleAt = (path: string) => modules.get(relative(root, path))
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...modules.keys()].map((file) => join(root, file)),
    getScriptVersion: (path) => String(moduleAt(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = moduleAt(path)?.text ?? compiler.sys.readFile(path)
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => compiler.getDefaultLibFilePath(settings),
    fileExists: (path) => compiler.sys.fileExists(path),
    readFile: (path) => compiler.sys.readFile(path),
    readDirectory: (...search) => compiler.sys.readDirectory(...search),
    directoryExists: (path) => compiler.sys.directoryExists(path),
    getDirectories: (path) => compiler.sys.getDirectories(path),
    realpath: (path) => compiler.sys.realpath?.(path) ?? path,
  }
}

function errorText({ file, start, messageText, code }: ts.Diagnostic, root: string): string {
  const message = compiler.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ')
  if (file === undefined || start === undefined) return message
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  return `${relative(root, file.fileName)}:${line + 1}:${character + 1}  ${message} (TS${code})`
}
