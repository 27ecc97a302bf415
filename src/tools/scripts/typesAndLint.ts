import { join, relative } from 'node:path'
import { argv, cwd, stdout } from 'node:process'
import { ESLint } from 'eslint'
import type ts from 'typescript'
import { compiler } from '#tools/drift/compiler.ts'
import { posixPath } from '#tools/posixPath.mjs'

/*
 * Types of the whole project, and lint of the named files or of everything, on one reading of the sources: it takes as
 * long as either of them.
 */
const named = argv.slice(2)

/** Files that `eslint.config.js` lints with type information. */
const TYPED = { files: ['**/*.{ts,tsx,mjs,js}'], ignores: ['eslint.config.js'] }

const config = readConfig()
const program = compiler.createProgram(config)
const problems = [...typeProblems(program), ...(await lintProblems(program))]
stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.exitCode = problems.length === 0 ? 0 : 1

function readConfig(): ts.CreateProgramOptions {
  const file = compiler.readConfigFile('tsconfig.json', (path) => compiler.sys.readFile(path))
  const { fileNames, options, errors } = compiler.parseJsonConfigFileContent(file.config, compiler.sys, cwd())
  const configFileParsingDiagnostics = file.error === undefined ? errors : [file.error, ...errors]
  return { rootNames: fileNames, options, configFileParsingDiagnostics }
}

function typeProblems(checked: ts.Program): readonly string[] {
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: cwd,
    getNewLine: () => '\n',
    getCanonicalFileName: (name) => name,
  }
  return compiler.getPreEmitDiagnostics(checked).map((diagnostic) => compiler.formatDiagnostic(diagnostic, host).trim())
}

async function lintProblems(checked: ts.Program): Promise<readonly string[]> {
  const eslint = new ESLint({
    overrideConfig: { ...TYPED, languageOptions: { parserOptions: { projectService: false, programs: [checked] } } },
    // A change may have taken a file away, and there are files that lint has nothing to say about.
    errorOnUnmatchedPattern: false,
    warnIgnored: false,
  })
  const results = await eslint.lintFiles(named.length === 0 ? ['.'] : named.map((file) => join(cwd(), file)))
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, message, ruleId }) =>
        `${posixPath(relative(cwd(), filePath))}:${String(line)} ${message} (${ruleId ?? 'lint'})`,
    ),
  )
}
