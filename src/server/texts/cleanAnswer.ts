import { Kind, TypeInfo, visit, visitWithTypeInfo, type FieldNode, type GraphQLSchema, type SelectionSetNode } from 'graphql'
import type { KnownDocument } from '#server/proxy/documents.ts'
import { isValues, type Values } from '#server/proxy/graphRequest.ts'
import { textCleaner, type TextCleaner } from './textFields.ts'

/** Cleans the texts of answers, as the contract marks them. */
export type AnswerCleaner = (known: KnownDocument, data: Values) => Values

/** What is to be cleaned in one object of an answer. */
interface Plan {
  readonly texts: Map<string, TextCleaner>
  readonly nested: Map<string, Plan>
}

export function createAnswerCleaner(contract: GraphQLSchema): AnswerCleaner {
  const plans = new WeakMap<KnownDocument, Plan>()
  return (known, data) => {
    const plan = plans.get(known) ?? planOf(known, contract)
    plans.set(known, plan)
    return cleanedObject(data, plan)
  }
}

/** Fields of one name mean the same in all types of a union or interface, so that types need not be kept apart. */
function planOf({ document, operation }: KnownDocument, contract: GraphQLSchema): Plan {
  const cleaners = new Map<FieldNode, TextCleaner>()
  const types = new TypeInfo(contract)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        const field = types.getFieldDef()
        const cleaner = field ? textCleaner(field) : null
        if (cleaner !== null) cleaners.set(node, cleaner)
      },
    }),
  )
  const fragments = new Map(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])))
  const fill = (plan: Plan, { selections }: SelectionSetNode): Plan => {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const inside = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        if (inside !== undefined) fill(plan, inside.selectionSet)
        continue
      }
      const key = selection.alias?.value ?? selection.name.value
      const cleaner = cleaners.get(selection)
      if (cleaner !== undefined) plan.texts.set(key, cleaner)
      if (selection.selectionSet === undefined) continue
      plan.nested.set(key, fill(plan.nested.get(key) ?? emptyPlan(), selection.selectionSet))
    }
    return plan
  }
  return fill(emptyPlan(), operation.selectionSet)
}

function emptyPlan(): Plan {
  return { texts: new Map(), nested: new Map() }
}

function cleanedObject(values: Values, { texts, nested }: Plan): Values {
  const changed: Record<string, unknown> = {}
  for (const [key, clean] of texts) if (key in values) changed[key] = cleanedText(values[key], clean)
  for (const [key, plan] of nested) if (key in values) changed[key] = cleanedPart(values[key], plan)
  return { ...values, ...changed }
}

function cleanedPart(value: unknown, plan: Plan): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanedPart(item, plan))
  return isValues(value) ? cleanedObject(value, plan) : value
}

function cleanedText(value: unknown, clean: TextCleaner): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanedText(item, clean))
  return typeof value === 'string' ? clean(value) : value
}
