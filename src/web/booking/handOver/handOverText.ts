import type { HandOver } from '#domain/booking/stored/handOver.ts'

/*
 * Compact text format of a hand-over, `v=car&d=7001&p=2,8&r=dz,2`: a shorter text gives a coarser QR code, which phones
 * scan more reliably. Default values are omitted; separators within ids are percent-encoded.
 */

type Part = string | number

/** Repeatable fields, by their names in a hand-over. */
const CHOICES = ['r', 'ap', 'ab', 'ac', 'pd', 'es'] as const

/** Fields that are given or not, by their names in a hand-over. */
const FLAGS = ['w', 'print', 'co2', 'online'] as const

/** @returns text that needs no escaping in a URL fragment */
export function toHandOverText({ v, d, x, p, f, ar, ...rest }: HandOver): string {
  const fields: readonly (readonly [name: string, ...parts: Part[]])[] = [
    ['v', v],
    ['d', d],
    ...(x === null ? [] : [['x', x.dateId, x.extensionId] as const]),
    ...FLAGS.flatMap((name) => (rest[name] ? [[name, 1] as const] : [])),
    ['p', p.a, ...p.c],
    ...(p.s.length === 0 ? [] : [['s', ...p.s] as const]),
    ...(p.g.length === 0 ? [] : [['g', ...p.g.map((id) => id ?? '')] as const]),
    ...(p.b === 0 ? [] : [['b', p.b] as const]),
    ...(f === null ? [] : [['f', f] as const]),
    ...CHOICES.flatMap((name) => rest[name].map(({ id, n }) => [name, id, ...(n === 1 ? [] : [n])] as const)),
    ...ar.map(({ t, of, id, n }) => ['ar', t, of, id, n] as const),
  ]
  return fields.map(([name, ...parts]) => `${name}=${parts.map(encodeURIComponent).join(',')}`).join('&')
}

/** Whether a text has this format. The former format, Base64, has no `=` in the middle. */
export function isHandOverText(text: string): boolean {
  return text.includes('=')
}

/**
 * The unvalidated fields of a text.
 * @throws URIError for a text that was cut within a percent-encoded character
 */
export function fieldsOf(text: string): unknown {
  const fields = text.split('&').map((field) => field.split('='))
  const all = (name: string) =>
    fields.filter(([own]) => own === name).map(([, parts = '']) => parts.split(',').map(decodeURIComponent))
  const one = (name: string) => all(name)[0]
  const [adults, ...ages] = one('p') ?? []
  const [dateId, extensionId] = one('x') ?? []
  return {
    v: one('v')?.[0],
    d: one('d')?.[0],
    x: dateId === undefined ? null : { dateId, extensionId },
    ...Object.fromEntries(FLAGS.map((name) => [name, one(name) !== undefined])),
    p: {
      a: Number(adults),
      g: (one('g') ?? []).map((id) => (id === '' ? null : id)),
      c: ages.map(Number),
      s: (one('s') ?? []).map(Number),
      b: Number(one('b')?.[0] ?? 0),
    },
    f: one('f')?.[0] ?? null,
    ...Object.fromEntries(CHOICES.map((name) => [name, all(name).map(([id, n = 1]) => ({ id, n: Number(n) }))])),
    ar: all('ar').map(([t, of, id, n]) => ({ t, of, id, n: Number(n) })),
  }
}
