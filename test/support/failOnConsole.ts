import { afterEach, beforeEach } from 'vitest'

/** React, urql and graphcache tell of real mistakes on the console only: there a message is a failed test. */
const messages: string[] = []

beforeEach(() => {
  messages.length = 0
  console.error = (...parts: unknown[]) => messages.push(['console.error', ...parts].map(String).join(' '))
  console.warn = (...parts: unknown[]) => messages.push(['console.warn', ...parts].map(String).join(' '))
})

afterEach(() => {
  const told = messages.splice(0)
  if (told.length > 0) throw new Error(`The console was written to:\n${told.join('\n')}`)
})
