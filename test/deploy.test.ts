import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hasForeignCookies } from '#protocol/cookies.ts'
import { toConfig } from '#server/config/config.ts'
import { environmentShape } from '#server/config/environment.ts'
import { createMetrics } from '#server/metrics/registry.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { HOST_ENVIRONMENT, HOST_FLAGS } from '#tools/scripts/hostProcess.mjs'

const read = (file: string) => readFileSync(file, 'utf8')

const COMPOSE = 'deploy/compose.yaml'
const compose = read(COMPOSE)
const container = read('deploy/Containerfile')
const nginx = read('deploy/nginx/site.conf')
const prometheus = read('deploy/prometheus/prometheus.yml')
const rules = read('deploy/prometheus/rules.yml')
const runbook = read('docs/runbook.md')

/** The one group of each match. */
function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group)
}

/** Environment of the site by the compose file, with the values an operator gives. */
function siteEnvironment(given: Readonly<Record<string, string>>): Record<string, string> {
  const [, block = ''] = /^x-site:[^]*?\n {2}environment:\n([^]*?)\n {2}\w/m.exec(compose) ?? []
  const entries = [...block.matchAll(/^ {4}([A-Z_]+): "?([^"\n]*)"?$/gm)].map(
    ([, name = '', value = '']) => [name, filledIn(value, given)] as const,
  )
  return Object.fromEntries(entries)
}

function filledIn(value: string, given: Readonly<Record<string, string>>): string {
  return value.replaceAll(/\$\{(\w+):[?-][^}]*\}/g, (_, name: string) => given[name] ?? '')
}

/** Environment set by the image. */
function imageEnvironment(): Record<string, string> {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)/m.exec(container) ?? []
  return Object.fromEntries([...block.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]))
}

const GIVEN = {
  POSTGRES_PASSWORD: 'secret',
  PUBLIC_URL: 'https://www.carovia-reisen.example',
  CERTIFICATES: '/etc/carovia',
}

test('every file that compose, Prometheus and the image name is there', () => {
  const mounted = all(compose, /(?:^\s+- |\[")(\.\/[^:]+):/gm).map((file) => join(dirname(COMPOSE), file))
  const built = all(compose, /dockerfile: (\S+)/g)
  const ruled = all(prometheus, /rule_files: \[(\S+)\]/g).map((file) => join('deploy/prometheus', file))
  expect([mounted.length, built.length, ruled.length]).toEqual([5, 1, 1])
  expect([...mounted, ...built, ...ruled].filter((file) => !existsSync(file))).toEqual([])
})

test('the host knows every setting of image and compose file, and starts with them', () => {
  const environment = { ...imageEnvironment(), ...siteEnvironment(GIVEN) }
  const unknown = Object.keys(environment).filter(
    (name) => !(name in HOST_ENVIRONMENT) && !(name in environmentShape.fields),
  )
  expect(unknown).toEqual([])
  expect(toConfig(environment)).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: GIVEN.PUBLIC_URL,
    metrics: { port: 9464, host: '0.0.0.0' },
    databaseUrl: 'postgres://carovia:secret@postgres:5432/carovia',
  })
})

/** Of the environment table, what an operator cannot set in a container: the port is the image's, and production has no scenarios. */
const NOT_PASSED_ON = ['PORT', 'HOST', 'SCENARIOS', 'TODAY']

test('every variable of the environment table reaches the processes, from the compose file or from what an operator gives', () => {
  const passed = siteEnvironment({})
  const told = all(read('docs/reference/environment.md'), /^\| (`.*?`) \|/gm).flatMap((names) => all(names, /`(\w+)`/g))
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter((name) => !(name in passed)).toSorted()).toEqual(NOT_PASSED_ON.toSorted())
  const given = siteEnvironment(Object.fromEntries(told.map((name) => [name, `of ${name}`])))
  const fixed = told.filter((name) => name in given && given[name] !== `of ${name}`)
  expect(fixed.toSorted()).toEqual(['DATABASE_URL', 'METRICS_HOST', 'METRICS_PORT', 'TRUSTED_PROXIES'])
})

test('each process sees the files that settings name, where the guide says', () => {
  expect(all(compose, /volumes: \["\.\/files:(\/app\/files):ro", "pictures-\d/g)).toEqual(['/app/files', '/app/files'])
  expect(container).toMatch(/^WORKDIR \/app$/m)
  expect(read('docs/guides/deploy.md')).toContain('\nTENANT_FILE=files/tenant.json\n')
})

test('image and deployment guide start the host with the memory settings of `npm start`', () => {
  expect(imageEnvironment()).toMatchObject(HOST_ENVIRONMENT)
  expect(container).toContain(`CMD ["node", ${HOST_FLAGS.map((flag) => `"${flag}"`).join(', ')}, "build/host/main.js"]`)
  const guide = read('docs/guides/deploy.md')
  expect(guide).toContain(`ExecStart=/usr/bin/node ${HOST_FLAGS.join(' ')} current/build/host/main.js`)
  for (const [name, value] of Object.entries(HOST_ENVIRONMENT))
    expect(guide).toContain(`Environment=${name}=${value}\n`)
})

test('a release has the scripts of the one before, for pages that are open, and is what is served', () => {
  const directory = temporaryDirectory()
  const lines = all(read('docs/guides/deploy.md'), /^(\[ ! -e current \] .*|ln -sfn .*)$/gm)
  expect(lines).toHaveLength(2)
  for (const release of ['releases/1', 'releases/2', 'releases/3']) {
    const assets = join(directory, release, 'build/client/assets')
    mkdirSync(assets, { recursive: true })
    for (const name of ['same.js', `of-${release.slice(-1)}.js`]) writeFileSync(join(assets, name), release)
    execFileSync('sh', ['-c', [`release=${release}`, ...lines].join('\n')], { cwd: directory })
    expect(readlinkSync(join(directory, 'current'))).toBe(release)
  }
  const served = join(directory, 'current/build/client/assets')
  expect(readdirSync(served).toSorted()).toEqual(['of-1.js', 'of-2.js', 'of-3.js', 'same.js'])
  expect(read(join(served, 'same.js'))).toBe('releases/3')
})

test('an image has the scripts of the one before it, if that is named, and its own files win', () => {
  expect(container).toMatch(/^ARG FORMER_RELEASE=build$/m)
  const [before = '', copied = ''] = container.split(
    '\nCOPY --from=former /app/build/client/assets ./build/client/assets\n',
  )
  expect(before).toMatch(/^FROM \$\{FORMER_RELEASE\} AS former$/m)
  expect(copied).toMatch(/^COPY --from=build \/app\/build \.\/build$/m)
  expect(compose).toContain('FORMER_RELEASE: ${FORMER_RELEASE:-build}')
  const [image = ''] = all(compose, /^ {2}image: (\S+)$/gm)
  expect(read('docs/guides/deploy.md')).toContain(`\nFORMER_RELEASE=${image} docker compose`)
})

test('the image runs with the packages of production alone', () => {
  expect(container).toMatch(/AS packages\n[^]*?\nRUN npm ci --omit=dev --ignore-scripts\n/)
  expect(container).toContain('\nCOPY --from=packages /app/node_modules ./node_modules\n')
})

test('a secret that is not given stops compose before anything runs', () => {
  for (const name of ['POSTGRES_PASSWORD', 'PUBLIC_URL', 'CERTIFICATES'])
    expect(all(compose, new RegExp(`(\\$\\{${name}[^}]*\\})`, 'g')).every((use) => use.includes(':?'))).toBe(true)
  expect(all(compose, /(password|secret|key): (?!\$)\S+/gi)).toEqual([])
})

test('nginx reaches the processes, and Prometheus their metrics, at names and ports they have', () => {
  const services = all(compose, /^ {2}([\w-]+):\n {4}<<: \*site$/gm)
  expect(services.length).toBe(2)
  const { port, metrics } = toConfig({ ...imageEnvironment(), ...siteEnvironment(GIVEN) })
  expect(all(nginx, /^ {2}server (\S+:\d+) max_fails=0;$/gm)).toEqual(services.map((name) => `${name}:${String(port)}`))
  expect(all(prometheus, /targets: \["(site-[^\]]+)"\]/g)).toEqual([
    services.map((name) => `${name}:${String(metrics?.port)}`).join('", "'),
  ])
  expect(container).toContain(`EXPOSE ${String(port)}\n`)
})

test('the network nginx comes by is the one that is believed, and the metrics are published to nobody', () => {
  const [subnet] = all(compose, /subnet: (\S+?) \}/g)
  expect(siteEnvironment(GIVEN)['TRUSTED_PROXIES']).toBe(subnet)
  const published = all(compose, /^ {4}ports: \[(.*)\]$/gm)
  expect(published).toEqual(['"80:80", "443:443"', '"127.0.0.1:9090:9090"'])
})

test('the image runs as a user without rights, listens to SIGTERM, and is asked whether it lives', () => {
  const last = container.split(/^FROM .*$/m).at(-1)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
  expect(last).toMatch(/^HEALTHCHECK [^]*\/livez/m)
  expect(imageEnvironment()['NODE_ENV']).toBe('production')
  const nodes = all(container, /^FROM node:(\d+)-/gm)
  expect(new Set(nodes)).toEqual(new Set([read('.nvmrc').trim()]))
  expect(compose).toMatch(/^ {2}read_only: true$/m)
})

test('the build context holds the files the build reads, and nothing else', () => {
  const [ignoresAll, ...let_in] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(ignoresAll).toBe('*')
  const stamped = all(
    /INPUT_FOLDERS = [^]*?INPUT_FILES = [^]*?\]/.exec(read('src/tools/scripts/stamp.mjs'))?.[0] ?? '',
    /'([^']+)'/g,
  )
  expect(stamped.length).toBeGreaterThan(5)
  expect(let_in.toSorted()).toEqual([...stamped, '.npmrc'].map((file) => `!${file}`).toSorted())
})

test('nginx does in a container what the guide has it do on a machine', () => {
  const [, guide = ''] = /```nginx nginx\.conf\n([^]*?)```/.exec(read('docs/guides/deploy.md')) ?? []
  const directives = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim().replaceAll(/\s+/g, ' '))
      .filter((line) => line !== '' && !line.startsWith('#') && !/^(server \S+:\d+|ssl_certificate)/.test(line))
  expect(directives(guide).length).toBeGreaterThan(10)
  const inContainer = directives(nginx)
  expect(directives(guide).filter((line) => !inContainer.includes(line))).toEqual([])
})

test('nginx and the host take the same cookies for those of a foreign platform', () => {
  const [pattern = ''] = all(
    nginx,
    /^map \$http_cookie \$has_foreign_cookie \{\n {2}default 1;\n {2}"" 0;\n {2}"~(.*)" 0;\n\}$/gm,
  )
  const harmless = [
    '',
    ';',
    'session_id=1',
    'acquisition=a%20b=c',
    'session_id=1; acquisition=2',
    ' acquisition=2 ;session_id=1;',
    'session_id',
    'session_id = 1',
  ]
  const foreign = [
    'platform=anna',
    'session_id=1; platform=anna',
    'platform=anna; session_id=1',
    'session_id=1;platform=anna;acquisition=2',
    'session_id=1; ; platform=anna',
    'session_ids=1',
    'a_session_id=1',
    'SESSION_ID=1',
    'platform=session_id=1',
    'session_id x=1',
  ]
  for (const [cookies, isForeign] of [
    ...harmless.map((cookies) => [cookies, false] as const),
    ...foreign.map((cookies) => [cookies, true] as const),
  ])
    expect([cookies, hasForeignCookies(cookies), !new RegExp(pattern).test(cookies)]).toEqual([
      cookies,
      isForeign,
      isForeign,
    ])
})

const alarms = all(rules, /^ {6}- alert: (\w+)$/gm)

/** Made by Prometheus itself and by the exporter that looks from outside. */
const NOT_OURS = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry']

test('every figure of a rule is one that is measured', async () => {
  const { registry, watch } = createMetrics(null)
  watch({
    counts: () => ({ coerced: 0, completed: 0, refused: 0 }),
    payments: () => Promise.resolve([]),
    mailsWaiting: () => Promise.resolve({ count: 0, oldestSeconds: 0 }),
    readiness: () => ({ ok: true, reasons: [] }),
    dataDirectory: '.',
  })
  const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name))
  const expressions = all(rules, /^ {8}expr: ((?:>-\n(?: {10}.*\n)+)|.*\n)/gm)
  expect(expressions.length).toBe(alarms.length)
  const used = expressions.flatMap((expression) =>
    all(expression.replaceAll(/"[^"]*"|\{[^}]*\}|by \([^)]*\)/g, ''), /\b((?:site|process|nodejs|probe)_\w+|up)\b/g),
  )
  expect(used.length).toBeGreaterThanOrEqual(alarms.length)
  const missing = used.filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')) && !NOT_OURS.includes(name),
  )
  expect(missing).toEqual([])
})

test('every alarm has its section in the runbook, and leads there', () => {
  const [sections = '', scenarios = ''] = runbook.split('\n# Incident scenarios\n')
  expect(all(sections, /^## (\w+)$/gm)).toEqual(expect.arrayContaining([...alarms]))
  expect(all(sections, /^## (\w+)$/gm).length).toBe(alarms.length)
  expect(all(rules, /runbook: "docs\/runbook\.md#(\w+)"/g)).toEqual(alarms.map((name) => name.toLowerCase()))
  expect(all(scenarios, /^## (.+)$/gm).length).toBeGreaterThanOrEqual(8)
})

test('every word in the runbook that leads to a section of it arrives', () => {
  const anchors = all(runbook, /^## (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  expect(all(runbook, /\]\(#([^)]+)\)/g).filter((anchor) => !anchors.includes(anchor))).toEqual([])
})

/** Quotations from other programs, or from the page. */
const SAID_ELSEWHERE = ['Einen Augenblick, bitte', 'restarting', 'unhealthy', 'too many clients', 'request']

test('every line of the log the runbook quotes is one that is written', () => {
  const folders = ['src/server', 'src/platform/mail']
  const sources = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => read(join(folder, file))),
    )
    .join('')
  const quoted = all(runbook.replaceAll(/\s+/g, ' '), /«([^»]+)»/g)
  expect(quoted.length).toBeGreaterThan(10)
  expect(quoted.filter((line) => !sources.includes(line) && !SAID_ELSEWHERE.includes(line))).toEqual([])
})

test('every figure the runbook names is one that is measured', async () => {
  const { registry } = createMetrics(null)
  const names = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  const collected = ['site_ready', 'site_data_free_bytes', 'site_mails_waiting']
  const told = [...new Set(all(runbook, /`((?:site|nodejs|process)_\w+)/g))]
  expect(told.length).toBeGreaterThan(8)
  expect(told.filter((name) => !names.includes(name) && !collected.includes(name))).toEqual([])
})
