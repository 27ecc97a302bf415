import type { Platform } from '#platform/platform.ts'
import { toPlatformError } from './platformAnswer.ts'
import { abortable, type Upstream } from './upstream.ts'

/**
 * Asks the embedded platform in process: its answers are values, never written as text and parsed again. Headers are for
 * platforms elsewhere.
 */
export function createEmbeddedUpstream(execute: Platform['execute']): Upstream {
  return async ({ query, operationName, variables, signal }) => {
    const { data, errors = [] } = await abortable(execute({ query, operationName, variables }), signal)
    return {
      data: data ?? null,
      errors: errors.map(toPlatformError),
      // Without `data` the document was refused before it was executed.
      isRequestError: data === undefined,
      cookies: [],
    }
  }
}
