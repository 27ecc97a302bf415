import { expect, test } from 'vitest'
import { readPlatformAnswer } from '#server/proxy/platformAnswer.ts'

const TEXT = JSON.stringify({ data: { name: 'Südtirol für Geniesser' } })

test.each<[name: string, contentType: string, bytes: Buffer]>([
  ['UTF-8', 'application/json', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', 'application/json; charset=utf-8', Buffer.from(`\uFEFF${TEXT}`)],
  ['a charset nobody knows', 'application/json; charset=unbekannt', Buffer.from(TEXT)],
  ['the charset of an old back office', 'application/json; charset="ISO-8859-1"', Buffer.from(TEXT, 'latin1')],
  ['UTF-16', 'application/json;charset=utf-16le', Buffer.from(TEXT, 'utf16le')],
])('an answer of the platform in %s is read with its umlauts', async (_, contentType, bytes) => {
  const response = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } })
  const answer = await readPlatformAnswer(response, 1000)
  expect(answer).toMatchObject({ data: { name: 'Südtirol für Geniesser' } })
})
