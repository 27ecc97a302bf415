import { GraphQLError, GraphQLScalarType } from 'graphql'
import { readDay } from '#domain/calendar.ts'

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * The scalars of the contract that GraphQL does not know. What comes in is read strictly: a resolver may hand a value
 * to the database as the text its type promises. What goes out is the catalogue's own.
 */
export const SCALARS = {
  Date: textScalar('Date', 'a calendar day such as 2027-05-14', (text) => readDay(text) === text),
  DateTime: textScalar('DateTime', 'a time such as 2027-05-14T08:30:00Z', (text) => DATE_TIME.test(text) && readDay(text) !== null),
}

function textScalar(name: string, allowed: string, isAllowed: (text: string) => boolean): GraphQLScalarType<string, unknown> {
  return new GraphQLScalarType<string, unknown>({
    name,
    parseValue: (value) => {
      if (typeof value === 'string' && isAllowed(value)) return value
      throw new GraphQLError(`${name} is ${allowed}`)
    },
    serialize: (value) => value,
  })
}
