/** Schema fields that no document requests, with the reason. Any other unrequested field fails the gate. */
export const UNREQUESTED_FIELD_REASONS: Readonly<Record<string, string>> = {
  'ListedTenant.name': 'tenants are looked up by id; no page shows the name',
  'ListedTenant.domain': 'as name',
  'AgeGroupService.ageGroup':
    'its id stands beside it; platforms have it as a group or as an id, and refuse a document that takes it for the other',
  'Addon.name': 'selected on each kind of extra',
  'Addon.calculationSettings': 'selected on each kind of extra',
  'Addon.mandatorySettings': 'selected on each kind of extra',
}

interface CheckedReasons {
  /** Unrequested fields that have a reason, with it. */
  readonly explained: readonly string[]
  readonly unexplained: readonly string[]
  /** Fields with a reason that are requested, or missing in the schema. */
  readonly obsolete: readonly string[]
}

/** Compares unrequested fields with the reasons. */
export function checkReasons(
  unrequested: readonly string[],
  reasons: Readonly<Record<string, string>>,
): CheckedReasons {
  return {
    explained: unrequested.flatMap((field) => (reasons[field] === undefined ? [] : [`${field}  ${reasons[field]}`])),
    unexplained: unrequested.filter((field) => reasons[field] === undefined),
    obsolete: Object.keys(reasons).filter((field) => !unrequested.includes(field)),
  }
}
