import type { BrowserContext } from 'playwright-core'
import { HYDRATED_EVENT } from '#web/document/hydratedEvent.ts'

/**
 * Every page of the context is translated as browsers do it: each text node is replaced by a `<font>` with its words, at once
 * and wherever a text comes later. The words stay the same, so that tests find them. A console error tells of a text that
 * React changed while the page goes on showing the former one.
 * @param isEarly before React takes the page over, instead of afterwards
 */
export async function translatePages(context: BrowserContext, { isEarly = false } = {}): Promise<void> {
  // Sections that React takes over on their own follow within the second.
  await context.addInitScript(
    translate,
    isEarly ? { begin: 'DOMContentLoaded', waitMs: 0 } : { begin: HYDRATED_EVENT, waitMs: 1000 },
  )
}

/** Runs in the page. */
function translate({ begin, waitMs }: { readonly begin: string; readonly waitMs: number }): void {
  const untranslated = 'script, style, noscript, textarea, title, svg, font, [translate=no]'
  const replaced = new Map<Text, { readonly by: Element; readonly words: string }>()

  const replace = (text: Text) => {
    if (text.data.trim() === '' || (text.parentElement?.closest(untranslated) ?? null) !== null) return
    const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    const inner = outer.appendChild(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'))
    inner.textContent = text.data
    replaced.set(text, { by: outer, words: text.data })
    text.replaceWith(outer)
  }
  const replaceAll = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root instanceof Text) texts.push(root)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(replace)
  }
  const tellFormer = () => {
    for (const [text, { by, words }] of replaced) {
      if (!by.isConnected) replaced.delete(text)
      else if (text.data !== words) {
        replaced.delete(text)
        console.error(`The page shows «${words}» instead of «${text.data}»`)
      }
    }
  }
  const start = () => {
    replaceAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(replaceAll)
      // React may make the page anew, its `<body>` too.
    }).observe(document, { childList: true, subtree: true })
    setInterval(tellFormer, 100)
  }
  addEventListener(begin, () => setTimeout(start, waitMs), { once: true })
}
