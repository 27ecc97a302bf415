import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { captureEventsScript } from '#web/booking/early/captureEventsScript.ts'

test('the script carries the nonce of its page and runs by itself', () => {
  const [, nonce, code] = /^<script nonce="([^"]*)">([\s\S]*)<\/script>$/.exec(captureEventsScript('abc+/=')) ?? []
  expect(nonce).toBe('abc+/=')
  expect(() => new Script(code ?? '(')).not.toThrow()
})

test('nothing in the script ends its element', () => {
  expect(captureEventsScript('n').match(/<\//g)).toHaveLength(1)
})
