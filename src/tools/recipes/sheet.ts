import { globalRules } from './rules.ts'

/**
 * The style sheet of a module. Primitives have a layer below that of features, so that a class which a feature puts
 * beside theirs wins, in whatever order the sheets of a page arrive.
 * @param file path from the root of the project
 * @param rules declarations by class name
 */
export function sheetOf(file: string, rules: ReadonlyMap<string, string>): string {
  const layer = file.includes('/ui/') ? 'primitives' : 'recipes'
  const texts = [...rules].map(([name, declarations]) => `.${name}{${declarations}}`)
  const isAnimated = texts.some((text) => text.includes('animation'))
  return `${isAnimated ? `${globalRules()}\n` : ''}@layer ${layer}{\n${texts.join('\n')}\n}\n`
}
