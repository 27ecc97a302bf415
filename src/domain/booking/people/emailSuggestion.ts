/** Providers most used by Swiss visitors, and similar domains that are correct. */
const PROVIDERS = [
  ...[
    'bluewin.ch',
    'gmail.com',
    'gmx.ch',
    'gmx.net',
    'gmx.de',
    'gmx.at',
    'gmx.com',
    'hotmail.com',
    'hotmail.ch',
    'hotmail.de',
  ],
  ...[
    'hotmail.fr',
    'hotmail.it',
    'outlook.com',
    'outlook.de',
    'icloud.com',
    'me.com',
    'mac.com',
    'live.com',
    'live.de',
  ],
  ...[
    'yahoo.com',
    'yahoo.de',
    'yahoo.fr',
    'yahoo.it',
    'ymail.com',
    'sunrise.ch',
    'swissonline.ch',
    'hispeed.ch',
    'quickline.ch',
  ],
  ...[
    'green.ch',
    'swissmail.ch',
    'protonmail.com',
    'proton.me',
    'web.de',
    't-online.de',
    'freenet.de',
    'mail.com',
    'mail.ch',
  ],
  ...[
    'email.com',
    'email.ch',
    'googlemail.com',
    'adon.li',
    'libero.it',
    'orange.fr',
    'bluemail.ch',
    'msn.com',
    'live.ch',
    'live.fr',
  ],
]

/** Minimum length of a domain; shorter ones have too many neighbours. */
const MIN_LENGTH = 6
/** From this length on two errors are recognised. */
const LONG_LENGTH = 9
/** Names with a single top-level domain, so that any other is an error. */
const ONE_ENDING = ['gmail', 'bluewin', 'icloud', 'googlemail']

/**
 * The most likely intended address: `anna@bluewin.ch` for `anna@blewin.ch`; null where the domain is known, or far from
 * every known one. A hint, never a validation error.
 */
export function emailSuggestion(text: string): string | null {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(text.trim()) ?? []
  if (name === undefined || typed === undefined) return null
  const domain = typed.toLowerCase().replaceAll(',', '.')
  if (domain !== typed.toLowerCase() && PROVIDERS.includes(domain)) return `${name}@${domain}`
  if (domain.length < MIN_LENGTH - 1 || PROVIDERS.includes(domain)) return null
  const sameName = PROVIDERS.find(
    (provider) => ONE_ENDING.includes(nameOf(provider)) && nameOf(provider) === nameOf(domain),
  )
  if (sameName !== undefined) return `${name}@${sameName}`
  const near = PROVIDERS.filter(
    (provider) => provider.length >= MIN_LENGTH && typingErrors(domain, provider) <= errorsAllowed(domain, provider),
  )
  const best = near.toSorted((a, b) => typingErrors(domain, a) - typingErrors(domain, b))[0]
  return best === undefined ? null : `${name}@${best}`
}

/** Other countries have their own top-level domains: a known name with another one counts as correct. */
function errorsAllowed(domain: string, provider: string): number {
  if (nameOf(domain) === nameOf(provider)) return 1
  return provider.length >= LONG_LENGTH ? 2 : 1
}

/** The part before the first dot. */
function nameOf(domain: string): string {
  return domain.split('.', 1)[0] ?? ''
}

/** Damerau–Levenshtein distance: letters left out, added, replaced or swapped with their neighbour. */
function typingErrors(a: string, b: string): number {
  let [beforeLast, last]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ]
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next.push(
        Math.min(
          (last[column] ?? row) + 1,
          (next[column - 1] ?? column) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[beforeLast, last] = [last, next]
  }
  return last[b.length] ?? 0
}
