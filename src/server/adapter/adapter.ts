import { OperationTypeNode, type GraphQLSchema } from 'graphql'
import type { KnownDocument } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import { completeAnswer, type Path, type Report } from './answer.ts'
import type { Finding } from './findings.ts'
import { toQuestion, type Question } from './question.ts'
import { selectionsOf, valueOf, type Selection } from './selection.ts'
import { checkVariables } from './variables.ts'

/** A part of an answer that could not be used, as GraphQL tells it. */
export interface FieldError {
  readonly message: string
  readonly path: Path
  readonly extensions: { readonly code: 'UNUSABLE_FIELD' }
}

/** One call put into the platform's words. */
export interface AdaptedCall {
  readonly question: Question
  /** The answer in the contract's words, with an error for each part that could not be used. */
  readonly answer: (
    data: Values,
    hasErrors?: boolean,
  ) => { readonly data: Values | null; readonly errors: readonly FieldError[] }
}

/** Stands between what the website asks and what one platform answers: behind it all is as `schema.graphql` promises. */
export interface PlatformAdapter {
  /** @throws Refusal for variables that are not of the contract's types */
  readonly check: (known: KnownDocument, variables: Values) => void
  readonly adapt: (known: KnownDocument, variables: Values) => AdaptedCall
  /** What is asked of the platform for a document with these variables. */
  readonly selections: (known: KnownDocument, variables: Values) => readonly Selection[]
}

interface Options {
  readonly contract: GraphQLSchema
  /** Null where the platform does not tell its schema. */
  readonly platform: GraphQLSchema | null
  readonly note: (finding: Finding, operation: string) => void
}

export function createAdapter({ contract, platform, note }: Options): PlatformAdapter {
  const trees = new WeakMap<KnownDocument, Map<string, readonly Selection[]>>()

  /** A document has one tree for each setting of its flags. */
  function selections(known: KnownDocument, variables: Values): readonly Selection[] {
    const byFlags = trees.get(known) ?? new Map<string, readonly Selection[]>()
    trees.set(known, byFlags)
    const flags = known.flags.map((name) => valueOf(name, known, variables) === true).join()
    const tree = byFlags.get(flags) ?? selectionsOf({ known, variables, contract, platform })
    byFlags.set(flags, tree)
    return tree
  }

  return {
    selections,
    check: (known, variables) => checkVariables(contract, known, variables),
    adapt: (known, variables) => {
      const tree = selections(known, variables)
      return {
        question: toQuestion(known, variables, tree),
        answer: (data, hasErrors = false) => {
          const errors: FieldError[] = []
          const report: Report = (finding, path) => {
            note(finding, known.name)
            if (finding.kind === 'refused') errors.push(fieldError(finding, path))
          }
          return {
            data: completeAnswer(data, { typeName: typeNameOf(known), selections: tree, hasErrors }, report),
            errors,
          }
        },
      }
    },
  }
}

function typeNameOf({ operation }: KnownDocument): string {
  return operation.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'
}

function fieldError({ coordinate }: Finding, path: Path): FieldError {
  return { message: `The booking system gave no usable ${coordinate}`, path, extensions: { code: 'UNUSABLE_FIELD' } }
}
