import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tenantOf } from '#server/config/tenantOf.ts'
import { carovia } from '#tenant/config.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { secondTenant, secondTenantFile } from '#test/support/browser/secondTenant.ts'

function fileWith(text: string): string {
  const file = join(temporaryDirectory(), 'tenant.json')
  writeFileSync(file, text)
  return file
}

test('the tenant is the built-in one without a file, otherwise the one of the file', () => {
  expect(tenantOf(null)).toBe(carovia)
  expect(tenantOf(secondTenantFile())).toEqual(secondTenant)
})

test.each([
  ['{\n  "id": "9",\n}', 'is no JSON: Expected double-quoted property name in JSON at position 15'],
  ['\n{\n"id": nine\n}', 'is no JSON: Unexpected token'],
  ['{}', 'id is missing; allowed: the number of the tenant on the platform, as text'],
])('a file with %j stops the start with one line', (text, reason) => {
  const file = fileWith(text)
  expect(() => tenantOf(file)).toThrow(`TENANT_FILE ${file}: ${reason}`)
  expect(() => tenantOf(file)).not.toThrow('\n')
})

test('a file with a byte order mark, as editors of Windows write it, is read', () => {
  expect(tenantOf(fileWith(`\uFEFF${JSON.stringify(secondTenant)}`))).toEqual(secondTenant)
})

test('a tenant with a locale without texts stops the start with a line naming locale, tenant and available locales', () => {
  const file = fileWith(JSON.stringify({ ...secondTenant, locale: 'fr-CH' }))
  const named = `tenant ${secondTenant.id}, ${secondTenant.operatorName}`
  expect(() => tenantOf(file)).toThrow(
    `TENANT_FILE ${file}: ${named}: locale is «fr-CH»; allowed: de-CH, for texts are written in no other language`,
  )
  expect(tenantOf(fileWith(JSON.stringify({ ...secondTenant, locale: 'de-CH' }))).locale).toBe('de-CH')
})

test('a tenant file that is missing or a folder stops the start with its whole path and the reason', () => {
  expect(() => tenantOf('tenant.json')).toThrow(`TENANT_FILE ${resolve('tenant.json')}: cannot be read (ENOENT)`)
  expect(() => tenantOf('.')).toThrow('cannot be read (EISDIR)')
})
