import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { expect, test } from 'vitest'
import { environmentShape } from '#server/config/environment.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import { readTenant } from '#tenant/readTenant.ts'
import { blocksOf, blockText, carryOut, commandsOf, guideNames, settingsIn } from '#test/support/docs/guides.ts'
import { runIn } from '#test/support/docs/runIn.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { TODAY } from '#test/support/platform/smallCatalogue.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { HOST_ENVIRONMENT } from '#tools/scripts/hostProcess.mjs'

const CHECK = ['node', '--import', 'tsx', join(cwd(), 'src/tools/drift/check.ts')]

test('there is a guide for each thing that is done again and again', () => {
  expect(guideNames().toSorted()).toEqual([
    'add-a-field-of-each-traveller.md',
    'add-a-field-to-a-step.md',
    'add-a-filter.md',
    'add-a-step.md',
    'add-a-tenant.md',
    'add-an-operation.md',
    'back-up-and-restore.md',
    'change-a-rule.md',
    'connect-the-real-platform.md',
    'deploy.md',
    'read-a-drift-report.md',
  ])
})

test('every script a guide tells to run is one of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object }
  const names = guideNames()
    .flatMap(commandsOf)
    .flatMap((line) => /npm (?:run (?=\w)|(?=start|test))([\w:]+)/.exec(line)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(scripts, name).toHaveProperty([name])
})

test('every setting a guide names is one the host reads, or one that `npm start` gives to the process', () => {
  const given = Object.entries(HOST_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)
  const settings = guideNames().flatMap((guide) =>
    blocksOf(guide)
      .filter(({ file }) => file === 'env' || file.endsWith('.service'))
      .flatMap(({ text }) => Object.entries(settingsIn(text))),
  )
  expect(settings.length).toBeGreaterThan(10)
  for (const [name, value] of settings) {
    if (given.includes(`${name}=${value}`)) continue
    expect(environmentShape.fields, name).toHaveProperty(name)
    // %i is the port, which the service fills in.
    expect(environmentShape.isValidSync({ [name]: value.replace('%i', '3001') }), `${name}=${value}`).toBe(true)
  }
})

test('add-a-tenant.md shows a configuration the host accepts, and the line it says to a bad one', () => {
  const text = blockText('add-a-tenant.md', 'tenant.json')
  expect(readTenant(JSON.parse(text)).operatorName).toBe('Bergblick Reisen')
  expect(readFileSync('deploy/bergblick.json', 'utf8')).toBe(text)
  const file = join(temporaryDirectory(), 'tenant.json')
  const saidOf = (block: string) =>
    blockText('add-a-tenant.md', block).trim().replace('/etc/bergblick/tenant.json', file)
  // The whole line, for a text alone would be looked for within it.
  const whole = (block: string): unknown => expect.objectContaining({ message: saidOf(block) })
  writeFileSync(file, text.replace('#123A5A', '#9AD1F5'))
  expect(() => tenantOf(file)).toThrow(whole('message'))
  writeFileSync(file, text.replace('de-CH', 'fr-CH'))
  expect(() => tenantOf(file)).toThrow(whole('locale'))
})

test('read-a-drift-report.md shows what the check says about its schema, line numbers aside', async () => {
  const directory = temporaryDirectory()
  cpSync('schema.graphql', join(directory, 'platform.graphql'))
  for (const block of blocksOf('read-a-drift-report.md').filter(({ language }) => language === 'diff'))
    carryOut(block, directory)
  const { stdout, exitCode } = await runIn(cwd(), [...CHECK, join(directory, 'platform.graphql')])
  expect(withoutLines(stdout)).toBe(withoutLines(blockText('read-a-drift-report.md', 'report')))
  expect(exitCode).toBe(1)
})

/** Lines of code move with every change of a file: who reads something is worth a look when it changes, where is not. */
function withoutLines(report: string): string {
  return report.replaceAll(/:\d+/g, ':…')
}

test('connect-the-real-platform.md: the check says what the guide shows of a bare platform', async () => {
  const platform = await startBarePlatform()
  const { stdout, exitCode } = await runIn(cwd(), ['npm', 'run', '--silent', 'platform:check', '--', platform.url], {
    TODAY,
    SCENARIOS: '1',
  })
  expect(stdout).toContain(blockText('connect-the-real-platform.md', 'check'))
  expect(exitCode).toBe(0)
})

test('connect-the-real-platform.md: no change is breaking on a platform that knows the base contract alone', async () => {
  const platform = await startBarePlatform({ isIntrospectable: true })
  const { PLATFORM_SCHEMA: _, ...settings } = settingsIn(blockText('connect-the-real-platform.md', 'env'))
  const { stdout, exitCode } = await runIn(cwd(), [...CHECK, '--all'], { ...settings, PLATFORM_URL: platform.url })
  expect(stdout).toContain(blockText('connect-the-real-platform.md', 'report'))
  expect(stdout).not.toMatch(/^breaking/m)
  expect(exitCode).toBe(0)
})
