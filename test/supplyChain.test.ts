import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const others = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'))
const inProduction = others.filter(([, { dev }]) => dev !== true)

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
])

/** The library of pictures that comes beside `sharp`, unchanged and loaded by itself. */
const SEPARATE = /^node_modules\/@img\/sharp-/

function isAllowed(path: string, license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((name) => ALLOWED.has(name) || (name === 'LGPL-3.0-or-later' && SEPARATE.test(path))),
    )
}

test('every package of production has a licence on the list', () => {
  expect(inProduction.length).toBeGreaterThan(100)
  const refused = inProduction.filter(([path, { license }]) => license === undefined || !isAllowed(path, license))
  expect(refused.map(([path, { license }]) => `${path} ${String(license)}`)).toEqual([])
})

test('the code is under the MIT licence', () => {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly license: string }
  expect(license).toBe('MIT')
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} /)
})

test('a licence that binds, or none, is refused', () => {
  for (const license of ['GPL-3.0', 'AGPL-3.0-only', 'LGPL-3.0-or-later', 'MIT AND GPL-2.0', 'UNLICENSED', ''])
    expect(isAllowed('node_modules/x', license)).toBe(false)
  expect(isAllowed('node_modules/x', '(GPL-2.0 OR MIT)')).toBe(true)
})

test('every package is the one it was when it was chosen', () => {
  expect(others.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual([])
})

test('packages run no script when they are installed, and those that would are known', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(others.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path)).toEqual([
    'node_modules/@swc/core',
    'node_modules/core-js',
    'node_modules/esbuild',
  ])
})
