import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runIn } from '#test/support/docs/runIn.ts'

test('`npm start` starts the built host, whatever the working directory, and ends with its exit code', async () => {
  const { output, exitCode } = await runIn(tmpdir(), ['node', resolve('src/tools/scripts/start.mjs')], { PORT: 'many' })
  expect(output).toMatch(/PORT.*many/)
  expect(exitCode).toBe(1)
})
