import { expect, test } from 'vitest'
import { readContingents } from '#domain/catalogue/contingents.ts'

// rules 3.7.1, 3.7.2, 7.2.1.4
test('contingents are indexed by the number of package and service', () => {
  const packages = [
    { ratioPackageNo: '101', available: 7 },
    { ratioPackageNo: '102', available: 0 },
  ]
  const services = [{ ratioServiceNo: '301', available: 3 }]
  // Fragments are masked by type alone.
  const { packages: places, services: units } = readContingents({ packages, services } as never)
  expect([...places]).toEqual([
    ['101', 7],
    ['102', 0],
  ])
  expect([...units]).toEqual([['301', 3]])
})

// rules 3.7.1, 5.7.1
test.each([
  [-1, 0],
  [-0.5, 0],
  [2.9, 2],
  [Infinity, 0],
  [NaN, 0],
])('of %j units available %j count', (available, units) => {
  const services = [{ ratioServiceNo: '301', available }]
  const packages = [{ ratioPackageNo: '101', available }]
  // Fragments are masked by type alone.
  const contingents = readContingents({ packages, services } as never)
  expect([...contingents.packages.values(), ...contingents.services.values()]).toEqual([units, units])
})
