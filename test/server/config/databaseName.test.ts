import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { databaseName } from '#server/config/databaseName.ts'

test.each([
  [null, `files in ${resolve('.data')}`],
  ['postgres://anna:geheim@db.example.ch:5433/reisen?sslmode=require', 'PostgreSQL db.example.ch:5433/reisen'],
  ['postgres://anna:ge#heim@db.example.ch/reisen', 'PostgreSQL of DATABASE_URL'],
])('the database %s is called by its place, without user and password', (databaseUrl, name) => {
  expect(databaseName({ databaseUrl, dataDirectory: '.data' })).toBe(name)
})
