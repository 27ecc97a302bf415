import { join } from 'node:path'
import { cwd, exit, argv, stdout } from 'node:process'
import { ESLint } from 'eslint'
import ts from 'typescript'

/*
 * A program of its own: types of all sources and of the named files, lint of the named files, on one reading of the
 * sources, which is what takes the time. Run in the folder of the project with the touched files as arguments.
 */
const touched = argv.slice(2).filter((file) => /\.tsx?$/.test(file))

const program = ts.createProgram(sourcesAnd(touched))
const problems = [...typeProblems(program), ...(await lintProblems(program))]
stdout.write(problems.join('\n'))
exit(problems.length === 0 ? 0 : 1)

function sourcesAnd(files: readonly string[]): ts.CreateProgramOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object }
  const include = ['src', 'test/support', '.react-router/types', '*.ts', ...files]
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, cwd())
  return { rootNames: fileNames, options }
}

function typeProblems(checked: ts.Program): readonly string[] {
  const host: ts.FormatDiagnosticsHost = { getCurrentDirectory: cwd, getNewLine: () => '\n', getCanonicalFileName: (name) => name }
  return ts.getPreEmitDiagnostics(checked).map((diagnostic) => ts.formatDiagnostic(diagnostic, host).trim())
}

async function lintProblems(checked: ts.Program): Promise<readonly string[]> {
  const eslint = new ESLint({
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false, programs: [checked] } } },
  })
  const results = await eslint.lintFiles(touched.map((file) => join(cwd(), file)))
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message, ruleId }) => `${filePath.slice(cwd().length + 1)}:${String(line)} ${message} (${ruleId ?? 'lint'})`),
  )
}
