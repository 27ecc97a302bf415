import { dequal } from 'dequal/lite'
import { Kind, OperationTypeNode, valueFromASTUntyped, type GraphQLSchema, type ValueNode } from 'graphql'
import type { TrustedDocument } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import { completeAnswer, type Path, type Report, type ReportedError } from './answer.ts'
import type { Finding } from './findings.ts'
import { toPlatformRequest, type PlatformRequest } from './platformRequest.ts'
import { selectionsOf, valueOf, type Selection } from './selection.ts'
import { checkVariables } from './variables.ts'

/** GraphQL error for a part of a response that could not be used. */
export interface FieldError {
  readonly message: string
  readonly path: Path
  readonly extensions: { readonly code: 'UNUSABLE_FIELD' }
}

/** One call, translated for the platform. */
export interface AdaptedCall {
  readonly request: PlatformRequest
  /**
   * Translates the response to the contract, with an error for each unusable part. The same response always gives the
   * same value, which must not be changed.
   * @param reported errors that the platform reports beside the data
   */
  readonly answer: (
    data: Values,
    reported?: readonly ReportedError[],
  ) => { readonly data: Values | null; readonly errors: readonly FieldError[] }
}

/** A response translated to the contract. */
interface Completion {
  readonly tree: readonly Selection[]
  /** They choose parts that a platform sends unasked. */
  readonly variables: Values
  readonly reported: readonly ReportedError[]
  readonly answer: ReturnType<AdaptedCall['answer']>
}

/** Translates requests and responses between `schema.graphql` and the schema of one platform. */
export interface PlatformAdapter {
  /** @throws Refusal if the variables do not match the contract's types */
  readonly check: (trusted: TrustedDocument, variables: Values) => void
  readonly adapt: (trusted: TrustedDocument, variables: Values) => AdaptedCall
  /** The fields that a document selects with these variables. */
  readonly selections: (trusted: TrustedDocument, variables: Values) => readonly Selection[]
}

const NO_ERRORS: readonly ReportedError[] = []

interface Options {
  readonly contract: GraphQLSchema
  /** Null if the platform's schema is unknown. */
  readonly platform: GraphQLSchema | null
  readonly note: (finding: Finding, operation: string) => void
}

export function createAdapter({ contract, platform, note }: Options): PlatformAdapter {
  const trees = new WeakMap<TrustedDocument, Map<string, readonly Selection[]>>()
  /** A shared answer is completed once, and is the same value to everybody. */
  const completions = new WeakMap<Values, Completion>()

  /** Selections are memoized by document and the values of its `@include` and `@skip` variables. */
  function selections(trusted: TrustedDocument, variables: Values): readonly Selection[] {
    const byFlags = trees.get(trusted) ?? new Map<string, readonly Selection[]>()
    trees.set(trusted, byFlags)
    const flags = trusted.flags.map((name) => valueOf(name, trusted, variables) === true).join()
    const tree = byFlags.get(flags) ?? selectionsOf({ trusted, variables, contract, platform })
    byFlags.set(flags, tree)
    return tree
  }

  return {
    selections,
    check: (trusted, variables) => checkVariables(contract, trusted, variables),
    adapt: (trusted, variables) => {
      const tree = selections(trusted, variables)
      const argumentValue = (value: ValueNode) =>
        value.kind === Kind.VARIABLE ? valueOf(value.name.value, trusted, variables) : valueFromASTUntyped(value)
      return {
        request: toPlatformRequest(trusted, variables, tree),
        answer: (data, reported = NO_ERRORS) => {
          const former = completions.get(data)
          const isOfSameCall = former?.tree === tree && former.reported === reported
          if (isOfSameCall && dequal(former.variables, variables)) return former.answer
          const errors: FieldError[] = []
          const report: Report = (finding, path) => {
            note(finding, trusted.name)
            if (finding.kind === 'refused') errors.push(fieldError(finding, path))
          }
          const root = { typeName: typeNameOf(trusted), selections: tree, argumentValue, reported }
          const completed = completeAnswer(data, root, report)
          const answer = { data: completed, errors }
          completions.set(data, { tree, variables, reported, answer })
          return answer
        },
      }
    },
  }
}

function typeNameOf({ operation }: TrustedDocument): string {
  return operation.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'
}

function fieldError({ coordinate }: Finding, path: Path): FieldError {
  return { message: `The booking system gave no usable ${coordinate}`, path, extensions: { code: 'UNUSABLE_FIELD' } }
}
