import type { HandOver } from '#domain/booking/stored/handOver.ts'

/*
 * A hand-over as a few signs, `v=car&d=7001&p=2,8&r=dz,2`: the shorter it is, the coarser is its code and the better a
 * phone reads it. What is as usual is left out. No sign that separates stands unescaped in an id.
 */

type Part = string | number

/** Parts a value may have none, one or several of, by their names in a hand-over. */
const CHOICES = ['r', 'ap', 'ab', 'ac'] as const

/** @returns what may stand behind the # of an address as it is */
export function toHandOverText({ v, d, x, w, p, f, ar, ...rest }: HandOver): string {
  const fields: readonly (readonly [name: string, ...parts: Part[]])[] = [
    ['v', v],
    ['d', d],
    ...(x === null ? [] : [['x', x.dateId, x.extensionId] as const]),
    ...(w ? [['w', 1] as const] : []),
    ['p', p.a, ...p.c],
    ...(p.b === 0 ? [] : [['b', p.b] as const]),
    ...(f === null ? [] : [['f', f] as const]),
    ...CHOICES.flatMap((name) => rest[name].map(({ id, n }) => [name, id, ...(n === 1 ? [] : [n])] as const)),
    ...ar.map(({ t, of, id, n }) => ['ar', t, of, id, n] as const),
  ]
  return fields.map(([name, ...parts]) => `${name}=${parts.map(encodeURIComponent).join(',')}`).join('&')
}

/** Whether a text is of this form. The one before it was Base64, which has no such sign within. */
export function isHandOverText(text: string): boolean {
  return text.includes('=')
}

/** The fields of a text, not held against anything. Throws for one that was cut within an escaped sign. */
export function fieldsOf(text: string): unknown {
  const fields = text.split('&').map((field) => field.split('='))
  const all = (name: string) =>
    fields.filter(([own]) => own === name).map(([, parts = '']) => parts.split(',').map(decodeURIComponent))
  const one = (name: string) => all(name)[0]
  const [adults, ...ages] = one('p') ?? []
  const [dateId, extensionId] = one('x') ?? []
  return {
    ...{
      v: one('v')?.[0],
      d: one('d')?.[0],
      x: dateId === undefined ? null : { dateId, extensionId },
      w: one('w') !== undefined,
    },
    p: { a: Number(adults), c: ages.map(Number), b: Number(one('b')?.[0] ?? 0) },
    f: one('f')?.[0] ?? null,
    ...Object.fromEntries(CHOICES.map((name) => [name, all(name).map(([id, n = 1]) => ({ id, n: Number(n) }))])),
    ar: all('ar').map(([t, of, id, n]) => ({ t, of, id, n: Number(n) })),
  }
}
