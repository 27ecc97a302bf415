import { globalRules } from './rules.ts'

/**
 * The layer of a module's rules. Primitives have one below that of features, so that a class which a feature puts beside
 * theirs wins, in whatever order the sheets of a page arrive.
 * @param file path from the root of the project
 */
export function layerOf(file: string): 'primitives' | 'recipes' {
  return file.includes('/ui/') ? 'primitives' : 'recipes'
}

/**
 * The style sheet of a module.
 * @param file path from the root of the project
 * @param rules declarations by class name
 */
export function sheetOf(file: string, rules: ReadonlyMap<string, string>): string {
  const texts = [...rules].map(([name, declarations]) => `.${name}{${declarations}}`)
  const isAnimated = texts.some((text) => text.includes('animation'))
  return `${isAnimated ? `${globalRules()}\n` : ''}@layer ${layerOf(file)}{\n${texts.join('\n')}\n}\n`
}
