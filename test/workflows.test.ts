import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly permissions?: unknown
  readonly concurrency?: { readonly 'cancel-in-progress'?: boolean }
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes'?: number
        readonly permissions?: unknown
        readonly strategy?: { readonly matrix: { readonly node?: readonly string[] } }
        readonly steps: readonly Step[]
      }
    >
  >
}

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: object
  readonly engines: { readonly node: string }
}
const files = readdirSync('.github/workflows').map((name) => {
  const text = readFileSync(`.github/workflows/${name}`, 'utf8')
  return { name, text, workflow: parse(text, { strict: true, uniqueKeys: true }) as Workflow }
})
const commands = files.flatMap(({ workflow }) =>
  Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
)

test.each(files)(
  '$name may read the repository alone, ends by itself and is cancelled by a newer run',
  ({ workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency?.['cancel-in-progress']).toBe(true)
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeUndefined()
      expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
  },
)

test.each(files)(
  '$name pins its actions to a commit and leaves no credentials to the commands',
  ({ text, workflow }) => {
    const used = text.match(/uses: .+/g) ?? []
    expect(used.length).toBeGreaterThan(0)
    for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    const checkouts = Object.values(workflow.jobs).flatMap(({ steps }) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    )
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false })
  },
)

test('every script the workflows run is one of the project', () => {
  const names = commands.flatMap((command) => [...command.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name))
  expect(names).toContain('schema:check')
  for (const name of names) expect(scripts).toHaveProperty([name])
})

test('CI runs the test command of the README, and the gate runs CI on the oldest and the newest supported Node', () => {
  const [, command = ''] = /^(npm ci && npm test)\b/m.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(readFileSync('.ci/run', 'utf8').trim().split('\n').at(-1)).toBe(command)
  expect(commands).toContain('.ci/run')
  const nodes = files.flatMap(({ workflow }) =>
    Object.values(workflow.jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? []),
  )
  const [, oldest] = /\^(\d+)\./.exec(engines.node) ?? []
  expect(nodes).toEqual([oldest, readFileSync('.nvmrc', 'utf8').trim()])
})
