import { expect, test } from 'vitest'
import { tokenCss } from '#web/theme/tokenCss.ts'

test('the variables of the public pages are those of the tokens', async () => {
  await expect(tokenCss()).toMatchFileSnapshot('../../../src/web/theme/tokens.css')
})
