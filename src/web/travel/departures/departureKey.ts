interface Parts {
  readonly variantId: string
  readonly dateId: string
  /** Null without extension. */
  readonly extensionId: string | null
}

/** Key of a departure, unique among all variants of a travel. */
export function departureKey({ variantId, dateId, extensionId }: Parts): string {
  return [variantId, dateId, ...(extensionId === null ? [] : [extensionId])].join('~')
}
