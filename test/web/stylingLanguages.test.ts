import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

// docs/decisions/09-styles-extracted-at-build-time.md says why there are two.

const modulesOfWeb = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join('src/web', path.replaceAll('\\', '/')))

const textOf = (file: string) => readFileSync(file, 'utf8')
const hasRecipes = (file: string) => textOf(file).includes("'#web/theme/chakra.ts'")
const hasSheet = (file: string) => /\.module\.css'/.test(textOf(file))

/** Modules of the website that these load, also late; without the router's types, which are no files. */
function reachedFrom(entries: readonly string[]): readonly string[] {
  const reached = new Set(entries)
  for (const file of reached)
    for (const [, path = ''] of textOf(file).matchAll(/(?:from |import |import\()'((?:#web|\.{1,2})\/[^']+\.tsx?)'/g)) {
      const imported = path.startsWith('#') ? join('src', path.slice(1)) : join(dirname(file), path)
      if (!imported.includes('/+types/')) reached.add(imported)
    }
  return [...reached]
}

test('public pages load no recipe, only CSS modules', () => {
  const publicRoutes = modulesOfWeb.filter((file) => /^src\/web\/routes\/\w+\.tsx$/.test(file))
  const reached = reachedFrom(['src/web/root.tsx', 'src/web/entry.client.tsx', ...publicRoutes])
  expect(reached).toContain('src/web/travel/card/TravelCard.tsx')
  expect(reached.filter(hasRecipes)).toEqual([])
})

test('the funnel is styled by recipes; CSS modules are for a bar of public pages and for what Leaflet draws', () => {
  const funnel = modulesOfWeb.filter((file) => file.startsWith('src/web/booking/'))
  expect(funnel.filter(hasRecipes).length).toBeGreaterThan(50)
  expect(funnel.filter(hasSheet)).toEqual([
    'src/web/booking/additionalServices/StopMap.tsx',
    'src/web/booking/additionalServices/StopNames.tsx',
    'src/web/booking/resume/ResumeBar.tsx',
  ])
})

test('no module is styled in both languages', () => {
  expect(modulesOfWeb.filter((file) => hasRecipes(file) && hasSheet(file))).toEqual([])
})
