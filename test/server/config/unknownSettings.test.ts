import { expect, test } from 'vitest'
import { environmentShape } from '#server/config/environment.ts'
import { unknownSettings } from '#server/config/unknownSettings.ts'

test.each([
  ['PLATFROM_URL', 'PLATFORM_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['SMTP_URI', 'SMTP_URL'],
  ['platform_url', 'PLATFORM_URL'],
  ['Port', 'PORT'],
])('a misspelt %s is told with what is meant', (name, meant) => {
  expect(unknownSettings([name], [])).toEqual([`${name} is not known; did you mean ${meant}?`])
})

test('a variable of .env that is no setting is told, one of Node or PostgreSQL is not', () => {
  const file = ['PLATFORM_URL', 'COLOUR', 'NODE_OPTIONS', 'PGSSLROOTCERT', 'TZ', 'MALLOC_ARENA_MAX']
  expect(unknownSettings(['COLOUR', ...file], file)).toEqual([
    'COLOUR in .env is not known and has no effect; docs/reference/environment.md has all settings',
  ])
})

test('no setting and no usual variable of a system is taken for a misspelt one', () => {
  const usual =
    'PATH HOME SHELL LANG LANGUAGE HOSTNAME LOGNAME USER TERM PWD OLDPWD SHLVL DISPLAY MAIL EDITOR TMPDIR TODO HTTP_PROXY ' +
    'HTTPS_PROXY NO_PROXY NODE_OPTIONS NODE_PATH INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID KUBERNETES_PORT SITE_URL BASE_URL HTTP_URL ' +
    'REDIS_URL POSTGRES_HOST POSTGRES_PORT IMAGE_TAG IMAGE_ID DATABASE_NAME PUBLIC_DIR METRICS_PATH npm_config_user_agent POST HOSTS'
  expect(unknownSettings([...usual.split(' '), ...Object.keys(environmentShape.fields)], [])).toEqual([])
})
