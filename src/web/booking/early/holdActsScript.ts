import holdActs from './holdActs.script.ts?source'

/** The script of a funnel page that holds what is done before the page can answer, as an element with its nonce. */
export function holdActsScript(nonce: string): string {
  return `<script nonce="${nonce}">${holdActs}()</script>`
}
