/** Fields of the schema that no document asks for, and why. Anything else that nobody asks for fails the gate. */
export const UNREQUESTED_FIELD_ALLOWLIST: Readonly<Record<string, string>> = {
  'ListedTenant.name': 'what a tenant says is found by its id',
  'ListedTenant.domain': 'as name',
  'Addon.name': 'asked of each kind of extra',
  'Addon.calculationSettings': 'asked of each kind of extra',
  'Addon.mandatorySettings': 'asked of each kind of extra',
}

interface AllowlistCheck {
  /** With the reason. */
  readonly explained: readonly string[]
  readonly unexplained: readonly string[]
  /** Fields with a reason that are asked for, or that the schema does not have. */
  readonly obsolete: readonly string[]
}

/** Holds what nobody asks for against the reasons. */
export function checkAllowlist(unasked: readonly string[], reasons: Readonly<Record<string, string>>): AllowlistCheck {
  return {
    explained: unasked.flatMap((field) => (reasons[field] === undefined ? [] : [`${field}  ${reasons[field]}`])),
    unexplained: unasked.filter((field) => reasons[field] === undefined),
    obsolete: Object.keys(reasons).filter((field) => !unasked.includes(field)),
  }
}
