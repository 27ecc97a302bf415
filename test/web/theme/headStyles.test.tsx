import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FunnelTheme } from '#web/theme/FunnelTheme.tsx'
import { createRequestStyles, headStyles } from '#web/theme/headStyles.ts'
import { StyleCacheContext } from '#web/theme/StyleCache.tsx'
import { Button } from '#web/ui/Button.tsx'

test('the styles of a funnel page stand in its head, with the nonce, and none between its elements', () => {
  const styles = createRequestStyles('abc')
  const page = renderToString(
    <StyleCacheContext value={styles}>
      <FunnelTheme nonce="abc">
        <Button look="primary">Weiter</Button>
      </FunnelTheme>
    </StyleCacheContext>,
  )
  expect(page).not.toContain('<style')
  const head = headStyles(styles)
  expect(head).toMatch(/^<style data-emotion="css [^"]+" nonce="abc">/)
  expect(head).toContain('var(--site-colors-secondary)')
})

test('a page without Chakra has no such styles', () => {
  expect(headStyles(createRequestStyles('abc'))).toBe('')
})
