import { GraphQLError, GraphQLScalarType, Kind, parse } from 'graphql'
import { readDay } from '#domain/calendar.ts'
import sdl from '#schema.graphql?raw'

const DATE_TIME =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Custom scalars of the contract. Input is validated strictly, so that resolvers may pass it to the database as text;
 * output comes from the catalogue and is not validated.
 */
export const SCALARS = {
  Date: textScalar('Date', 'a calendar day such as 2027-05-14', (text) => readDay(text) === text),
  DateTime: textScalar(
    'DateTime',
    'a time such as 2027-05-14T08:30:00Z',
    (text) => DATE_TIME.test(text) && readDay(text) !== null,
  ),
}

function textScalar(
  name: string,
  allowed: string,
  isAllowed: (text: string) => boolean,
): GraphQLScalarType<string, unknown> {
  return new GraphQLScalarType<string, unknown>({
    name,
    description: descriptionOf(name),
    parseValue: (value) => {
      if (typeof value === 'string' && isAllowed(value)) return value
      throw new GraphQLError(`${name} is ${allowed}`, { extensions: { code: 'BAD_USER_INPUT' } })
    },
    serialize: (value) => value,
  })
}

/** Description from the contract, which a custom scalar would otherwise remove from introspection. */
function descriptionOf(name: string): string | null {
  const scalar = parse(sdl, { noLocation: true }).definitions.find(
    (each) => each.kind === Kind.SCALAR_TYPE_DEFINITION && each.name.value === name,
  )
  return scalar?.kind === Kind.SCALAR_TYPE_DEFINITION ? (scalar.description?.value ?? null) : null
}
