/** A GraphQL request, as `/api/proxy` takes it. */
export interface GraphRequest {
  readonly query: string
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Its answer, as `/api/proxy` gives it. */
export interface GraphAnswer {
  /** HTTP status of this answer. */
  readonly status: number
  /** Null if there are errors only. */
  readonly data: Readonly<Record<string, unknown>> | null
  readonly errors: readonly object[]
}
