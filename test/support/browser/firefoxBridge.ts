import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Runs a Firefox (first argument) with Playwright's arguments, and answers as done the command for colours and motion,
 * which Firefox 153 does not know: the tests set preferences of the browser instead.
 */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride'

const [program, ...parameters] = process.argv.slice(2)
let output = ''

const firefox = spawn(program ?? '', parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
firefox.stderr.setEncoding('utf8').on('data', listenForAddress)
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => firefox.kill(signal))

/** Firefox tells where it listens; Playwright is told where the bridge does. */
function listenForAddress(text: string): void {
  output += text
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)\s/.exec(output)?.[1]
  if (address === undefined) return
  firefox.stderr.off('data', listenForAddress).resume()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const bound = server.address()
    const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(new URL(url ?? '/', address))))
}

function connect(playwright: WebSocket, browser: WebSocket): void {
  const early: string[] = []
  const isOpen = () => browser.readyState === WebSocket.OPEN
  browser.on('open', () => early.splice(0).forEach((message) => browser.send(message)))
  browser.on('message', (message, isBinary) => playwright.send(message, { binary: isBinary }))
  browser.on('close', () => playwright.close())
  // A test process that was killed leaves no Firefox behind.
  playwright.on('close', () => firefox.kill())
  playwright.on('message', (data: Buffer) => {
    const message = data.toString()
    const { id, method } = JSON.parse(message) as { readonly id: number; readonly method: string }
    if (method === UNKNOWN_TO_FIREFOX) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (isOpen()) browser.send(message)
    else early.push(message)
  })
}
