interface Mail {
  readonly subject: string
  readonly body: string
}

/** `mailto:` URL that opens a written e-mail. @param address empty where the visitor fills it in */
export function mailtoUrl(address: string, { subject, body }: Mail): string {
  // Not URLSearchParams: mail clients do not decode its `+` as a space.
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
