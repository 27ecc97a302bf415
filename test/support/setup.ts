import { afterEach, beforeEach, inject } from 'vitest'

/** React, urql and graphcache report real mistakes only on the console: a message there fails the test. */
const messages: string[] = []

beforeEach(({ skip }) => {
  // Undefined in projects whose tests are on SQLite.
  skip(inject('postgres') === null, 'PostgreSQL is not installed here')
  messages.length = 0
  console.error = (...parts: unknown[]) => messages.push(['console.error', ...parts].map(String).join(' '))
  console.warn = (...parts: unknown[]) => messages.push(['console.warn', ...parts].map(String).join(' '))
})

afterEach(() => {
  const written = messages.splice(0)
  if (written.length > 0) throw new Error(`The console was written to:\n${written.join('\n')}`)
})
