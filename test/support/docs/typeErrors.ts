import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type ts from 'typescript'
import { compiler } from '#tools/drift/compiler.ts'
import { posixPath } from '#tools/posixPath.mjs'

/** Checks modules of a project again and again; files that have not changed meanwhile are read once. */
export interface TypeChecker {
  /** Type errors of some files, paths from the root; files that are not part of the program have none. */
  readonly errorsIn: (files: readonly string[]) => readonly string[]
}

export function createTypeChecker(root: string): TypeChecker {
  const parsed = new Map<string, { readonly text: string; readonly source: ts.SourceFile }>()
  let last: ts.Program | undefined

  /** Of the named files, what they import and what is declared for all; nothing else of the project is read. */
  function programOf(files: readonly string[]): ts.Program {
    const config: unknown = compiler.readConfigFile(join(root, 'tsconfig.json'), (file) =>
      readFileSync(file, 'utf8'),
    ).config
    const { options, fileNames } = compiler.parseJsonConfigFileContent(config, compiler.sys, root)
    const named = new Set(files)
    const host = compiler.createCompilerHost(options)
    const read = host.getSourceFile.bind(host)
    host.getSourceFile = (file, version) => {
      const text = host.readFile(file)
      const known = parsed.get(file)
      if (known !== undefined && known.text === text) return known.source
      const source = read(file, version)
      if (source !== undefined && text !== undefined) parsed.set(file, { text, source })
      return source
    }
    last = compiler.createProgram({
      rootNames: fileNames.filter((file) => file.endsWith('.d.ts') || named.has(posixPath(relative(root, file)))),
      options,
      host,
      ...(last === undefined ? {} : { oldProgram: last }),
    })
    return last
  }

  return {
    errorsIn: (files) => {
      const program = programOf(files)
      return files
        .flatMap((file) => program.getSourceFile(join(root, file)) ?? [])
        .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
        .map(
          ({ file, messageText }) =>
            `${file === undefined ? '' : posixPath(relative(root, file.fileName))}: ${compiler.flattenDiagnosticMessageText(messageText, ' ')}`,
        )
    },
  }
}
