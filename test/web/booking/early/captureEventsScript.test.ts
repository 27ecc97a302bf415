import { Script } from 'node:vm'
import { expect, test } from 'vitest'
<<<<<<<< HEAD:test/web/booking/early/captureEventsScript.test.ts
import { captureEventsScript } from '#web/booking/early/captureEventsScript.ts'
========
import { captureEventsScript } from '#web/booking/early/captureEvents.ts'
>>>>>>>> l-booking2:test/web/booking/early/captureEvents.test.ts

test('the script carries the nonce of its page and runs by itself', () => {
  const [, nonce, code] = /^<script nonce="([^"]*)">([\s\S]*)<\/script>$/.exec(captureEventsScript('abc+/=')) ?? []
  expect(nonce).toBe('abc+/=')
  expect(() => new Script(code ?? '(')).not.toThrow()
})

test('nothing in the script ends its element', () => {
  expect(captureEventsScript('n').match(/<\//g)).toHaveLength(1)
})
