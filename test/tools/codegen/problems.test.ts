import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { documentProblems } from '#tools/codegen/problems.ts'

const schema = buildSchema('type Query { travel(id: ID): Travel } type Travel { id: ID! name: String }')

function problemsOf(...texts: readonly [file: string, text: string, line: number][]): readonly string[] {
  return documentProblems(
    texts.map(([file, text, line]) => ({ file, text, line })),
    schema,
  )
}

test('documents that fit together have no problem, whichever file a fragment stands in', () => {
  const card = 'fragment Card on Travel { id name }'
  expect(problemsOf(['operations/Travel.graphql', '{ travel { ...Card } }', 1], ['src/web/Card.tsx', card, 8])).toEqual(
    [],
  )
})

test('a field the schema lacks is told with file and line, in a component counted from its first line', () => {
  const card = '\n  fragment Card on Travel {\n    title\n  }\n'
  expect(problemsOf(['operations/Travel.graphql', '{ travel { ...Card } }', 1], ['src/web/Card.tsx', card, 8])).toEqual(
    ['src/web/Card.tsx:10  Cannot query field "title" on type "Travel".'],
  )
})

test('a GraphQL syntax error is reported with file and line', () => {
  expect(problemsOf(['operations/Travel.graphql', '{\n  travel {\n', 1])).toEqual([
    'operations/Travel.graphql:3  Syntax Error: Expected Name, found <EOF>.',
  ])
})

test('a fragment nobody spreads is told', () => {
  expect(problemsOf(['a.graphql', '{ travel { id } }', 1], ['b.graphql', 'fragment Old on Travel { id }', 1])).toEqual([
    'b.graphql:1  Fragment "Old" is never used.',
  ])
})
