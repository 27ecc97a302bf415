import { typingErrors } from '#domain/typingErrors.ts'

/** Providers most used by Swiss visitors, and similar domains that are correct. */
const PROVIDERS = [
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
  'hotmail.fr',
  'hotmail.it',
  'outlook.com',
  'outlook.de',
  'icloud.com',
  'me.com',
  'mac.com',
  'live.com',
  'live.de',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
  'ymail.com',
  'sunrise.ch',
  'swissonline.ch',
  'hispeed.ch',
  'quickline.ch',
  'green.ch',
  'swissmail.ch',
  'protonmail.com',
  'proton.me',
  'web.de',
  't-online.de',
  'freenet.de',
  'mail.com',
  'mail.ch',
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
]

/** Minimum length of a domain; shorter ones have too many neighbours. */
const MIN_LENGTH = 6
const MAX_ERRORS = 2
/** From this length on as many errors are recognised. */
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
  const near = PROVIDERS.filter((provider) => {
    const most = errorsAllowed(domain, provider)
    return provider.length >= MIN_LENGTH && typingErrors(domain, provider, most) <= most
  })
  const best = [...near].sort((a, b) => typingErrors(domain, a, MAX_ERRORS) - typingErrors(domain, b, MAX_ERRORS))[0]
  return best === undefined ? null : `${name}@${best}`
}

/** Other countries have their own top-level domains: a known name with another one counts as correct. */
function errorsAllowed(domain: string, provider: string): number {
  if (nameOf(domain) === nameOf(provider)) return 1
  return provider.length >= LONG_LENGTH ? MAX_ERRORS : 1
}

/** The part before the first dot. */
function nameOf(domain: string): string {
  return domain.split('.', 1)[0] ?? ''
}
