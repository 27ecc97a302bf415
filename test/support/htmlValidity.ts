import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements and attributes its own way; both are HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // A number is one piece by style, and the spaces in it are as the operator writes them.
    'tel-non-breaking': 'off',
    // The framework's own elements carry no hashes; the content policy lets only files of this site and nonces run.
    'require-sri': 'off',
    // Generated class names may hold any letter.
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
    // Labels around their fields name them as well, for software that reads only one of both.
    'no-redundant-for': 'off',
  },
})

/** What is wrong with the markup of a page, one line each; empty when it is valid. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages, source }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} «${excerpt(source ?? '', line, column)}»`,
    ),
  )
}

function excerpt(source: string, line: number, column: number): string {
  return (source.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 60), column + 60)
}
