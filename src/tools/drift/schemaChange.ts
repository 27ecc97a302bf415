import { argumentCoordinate } from './coordinates.ts'
import { typeChangesOf } from './typeChange.ts'

/** Effect of a change on documents and code that use the changed element. */
export type Effect =
  /** It is gone, or is something else: a document that asks for it fails as a whole. */
  | 'lost'
  /** It may be null from now on. */
  | 'nullable'
  /** Callers must provide more: a required argument or input field. */
  | 'demanding'
  /** The platform may send a new enum value. */
  | 'unknownValue'
  /** The platform no longer sends an enum value, and rejects it as input. */
  | 'lostValue'
  /** It works, and is going to end. */
  | 'ending'
  /** It works, and what is not handed in is taken for something else. */
  | 'otherDefault'
  | 'none'

/** The changed element of the schema, and the effect of the change. */
export interface SchemaChange {
  /** `Travel.teaser`, `TravelDate.json(tables)` or the name of a type. */
  readonly coordinate: string
  readonly effect: Effect
}

/** A change as reported by GraphQL Inspector; `meta` depends on the type of change. */
export interface InspectorChange {
  readonly type: string
  readonly message: string
  readonly path?: string
  readonly meta: unknown
}

/** Details of a change. */
export function metaOf({ meta }: InspectorChange): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(meta ?? {}))
}

/** Classifies a change of GraphQL Inspector. Additions and changed descriptions have no effect. */
export function toSchemaChange(change: InspectorChange): SchemaChange {
  const { path = '' } = change
  const [type = '', field = ''] = path.split('.')
  const meta = metaOf(change)
  const text = (key: string): string => textOf(meta[key])
  const argument = () => argumentCoordinate(text('typeName'), text('fieldName'), lastOf(path))
  switch (change.type) {
    case 'FIELD_REMOVED':
    case 'INPUT_FIELD_REMOVED':
      return { coordinate: path, effect: 'lost' }
    case 'TYPE_REMOVED':
    case 'TYPE_KIND_CHANGED':
      return { coordinate: path, effect: 'lost' }
    case 'OBJECT_TYPE_INTERFACE_REMOVED':
      return { coordinate: text('removedInterfaceName'), effect: 'lost' }
    case 'UNION_MEMBER_REMOVED':
      return { coordinate: text('removedUnionMemberTypeName'), effect: 'lost' }
    case 'FIELD_TYPE_CHANGED':
      return { coordinate: path, effect: answerEffect(text('oldFieldType'), text('newFieldType')) }
    case 'FIELD_ARGUMENT_ADDED':
      return {
        coordinate: `${type}.${field}`,
        effect: isDemanded(text('addedArgumentType'), meta['hasDefaultValue'] === true),
      }
    case 'FIELD_ARGUMENT_REMOVED':
      return { coordinate: argument(), effect: 'lost' }
    case 'FIELD_ARGUMENT_TYPE_CHANGED':
      return argumentTypeChange(argument(), { before: text('oldArgumentType'), after: text('newArgumentType') })
    case 'FIELD_ARGUMENT_DEFAULT_CHANGED':
      return { coordinate: `${type}.${field}`, effect: 'otherDefault' }
    case 'INPUT_FIELD_ADDED':
      return {
        coordinate: type,
        effect: isDemanded(text('addedInputFieldType'), meta['addedFieldDefault'] !== undefined),
      }
    case 'INPUT_FIELD_TYPE_CHANGED':
      return { coordinate: path, effect: inputEffect(text('oldInputFieldType'), text('newInputFieldType')) }
    case 'INPUT_FIELD_DEFAULT_VALUE_CHANGED':
      return { coordinate: path, effect: 'otherDefault' }
    case 'ENUM_VALUE_ADDED':
      return { coordinate: type, effect: 'unknownValue' }
    case 'ENUM_VALUE_REMOVED':
      return { coordinate: type, effect: 'lostValue' }
    case 'FIELD_DEPRECATION_ADDED':
      return { coordinate: `${type}.${field}`, effect: 'ending' }
    case 'ENUM_VALUE_DEPRECATION_REASON_ADDED':
      return { coordinate: type, effect: 'ending' }
    default:
      return { coordinate: path, effect: 'none' }
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? ''
}

function answerEffect(before: string, after: string): Effect {
  const changes = typeChangesOf({ before, after })
  if (changes.includes('other')) return 'lost'
  return changes.includes('nullable') ? 'nullable' : 'none'
}

/** Inputs: dropping non-null is compatible, adding it is not. */
function inputEffect(before: string, after: string): Effect {
  const changes = typeChangesOf({ before, after })
  if (changes.includes('other')) return 'lost'
  return changes.includes('nonNull') ? 'demanding' : 'none'
}

/** A variable has its declared type, so even a wider scalar type is rejected. */
function argumentTypeChange(
  coordinate: string,
  { before, after }: { readonly before: string; readonly after: string },
): SchemaChange {
  const isSameName = before.replaceAll('!', '') === after.replaceAll('!', '')
  return { coordinate, effect: isSameName ? inputEffect(before, after) : 'lost' }
}

function isDemanded(type: string, hasDefault: boolean): Effect {
  return type.endsWith('!') && !hasDefault ? 'demanding' : 'none'
}
