import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { importsRule } from '#tools/lint/imports.mjs'

const linter = new Linter({ cwd: '/project' })

/** Lint messages for one line in a module of this path. */
function told(path: string, line: string): readonly string[] {
  const config = {
    plugins: { house: { rules: { imports: importsRule } } },
    rules: { 'house/imports': 'error' },
  } as const
  return linter
    .verify(line, { files: ['**/*.ts', '**/*.tsx'], ...config }, { filename: `/project/${path}` })
    .map(({ message }) => message)
}

test.each([
  [
    'src/domain/booking/rooms/rooms.ts',
    "import { useState } from 'react'",
    /^src\/domain\/booking\/rooms may not import react\. .*components and requests in src\/web/,
  ],
  ['src/domain/booking/rooms/rooms.ts', "import { draftAtom } from '#state/booking.ts'", /Atoms belong in src\/state/],
  [
    'src/domain/booking/people/takenAges.ts',
    "import { settle } from '#domain/booking/settle.ts'",
    /subjects read a draft, commands change it/,
  ],
  ['src/state/booking.ts', "import { useClient } from 'urql'", /what is drawn or requested in src\/web\.$/],
  [
    'src/web/booking/start/RoomCard.tsx',
    "import pg from 'pg'",
    /^src\/web\/booking may not import pg\. .*src\/(?:server|platform)/,
  ],
  [
    'src/web/ui/Button.tsx',
    "import { RoomCard } from '#web/booking/start/RoomCard.tsx'",
    /move the component into the feature\./,
  ],
  [
    'src/web/travel/card/TravelCard.tsx',
    "import { HomePage } from '#web/routes/home.tsx'",
    /^src\/web\/travel\/card may not import #web\/routes/,
  ],
  [
    'src/platform/booking/price.ts',
    "import { price } from '#domain/booking/price.ts'",
    /computes prices, rules and contingents by itself/,
  ],
  ['src/server/site.ts', "import { Root } from '#web/root.tsx'", /pages in src\/web\.$/],
  [
    'src/tenant/config.ts',
    "import { t } from '#web/text/site.ts'",
    /What acts on it belongs in src\/domain, src\/web or src\/server\.$/,
  ],
])('in %s the line «%s» is told where it belongs', (path, line, message) => {
  expect(told(path, line)).toEqual([expect.stringMatching(message)])
})

test('a way out of the folder is told as it should be written', () => {
  expect(told('src/web/booking/start/RoomCard.tsx', "import { Button } from '../../ui/Button.tsx'")).toEqual([
    'Relative imports stay in the folder: write #web/ui/Button.tsx',
  ])
})

test('a component is told that it makes no atoms, and which hooks it may have', () => {
  expect(told('src/web/booking/BookingContext.tsx', "import { atom } from 'jotai'")).toEqual([
    'Atoms are made in src/state: components import only Provider, useAtom, useAtomValue, useSetAtom, useStore from jotai.',
  ])
  expect(told('src/web/booking/BookingContext.tsx', "import { useAtomValue } from 'jotai'")).toEqual([])
})

test('imports within the boundaries pass without a word', () => {
  expect(
    told(
      'src/domain/booking/rooms/rooms.ts',
      "import { addDays } from '#domain/calendar.ts'; import { settle } from './settle.ts'",
    ),
  ).toEqual([])
})
