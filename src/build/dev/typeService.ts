import { join, relative } from 'node:path'
import ts from 'typescript'
import { importsOf } from '#drift/projectFiles.ts'
import type { ModuleChange } from './checkOrder.ts'

/** The compiler, kept warm: it reads again only what has changed. Files are paths from the root. */
export interface TypeService {
  /** Reads sources again and answers what is different. @param touched files that may be; null for all */
  readonly refresh: (touched: ReadonlySet<string> | null) => readonly ModuleChange[]
  readonly files: () => readonly string[]
  readonly textOf: (file: string) => string
  readonly importers: (file: string) => readonly string[]
  /** What is wrong in one module, a line each. */
  readonly errorsIn: (file: string) => readonly string[]
}

interface Module {
  readonly text: string
  readonly version: number
  readonly imports: readonly string[]
}

const MODULE = /^(?:src|\.react-router)\/.*\.(?:[cm]?[jt]s|[jt]sx)$/

/** Answers for everything below `src`; tests are left to the gate. */
export function createTypeService(root: string): TypeService {
  const config: unknown = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const all = new Set(fileNames.map((file) => relative(root, file)).filter((file) => MODULE.test(file)))
  const modules = new Map<string, Module>()
  const service = ts.createLanguageService(hostOf(root, options, modules), ts.createDocumentRegistry())

  function refresh(touched: ReadonlySet<string> | null): readonly ModuleChange[] {
    const changes = [...(touched ?? all)].filter((file) => MODULE.test(file)).flatMap((file): readonly ModuleChange[] => {
      const [before, after] = [modules.get(file)?.text ?? null, ts.sys.readFile(join(root, file)) ?? null]
      return before === after ? [] : [{ file, before, after }]
    })
    for (const { file, after } of changes) {
      if (after === null) modules.delete(file)
      else modules.set(file, { text: after, version: (modules.get(file)?.version ?? 0) + 1, imports: importsOf(root, file) })
    }
    return changes
  }

  return {
    refresh,
    files: () => [...modules.keys()],
    textOf: (file) => modules.get(file)?.text ?? '',
    importers: (file) => [...modules].flatMap(([other, { imports }]) => (imports.includes(file) ? [other] : [])),
    errorsIn: (file) => {
      const path = join(root, file)
      return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map((found) => errorText(found, root))
    },
  }
}

function hostOf(root: string, options: ts.CompilerOptions, modules: ReadonlyMap<string, Module>): ts.LanguageServiceHost {
  const moduleAt = (path: string) => modules.get(relative(root, path))
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...modules.keys()].map((file) => join(root, file)),
    getScriptVersion: (path) => String(moduleAt(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = moduleAt(path)?.text ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (...search) => ts.sys.readDirectory(...search),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  }
}

function errorText({ file, start, messageText, code }: ts.Diagnostic, root: string): string {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ')
  if (file === undefined || start === undefined) return message
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  return `${relative(root, file.fileName)}:${line + 1}:${character + 1}  ${message} (TS${code})`
}
