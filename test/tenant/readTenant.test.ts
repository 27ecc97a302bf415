import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { contrast } from '#tenant/contrast.ts'
import { readTenant, tenantProblem } from '#tenant/readTenant.ts'
import { tenantRules } from '#tenant/tenantRules.ts'
import { secondTenant } from '#test/support/browser/secondTenant.ts'

/** The configuration with one value put in at a path. */
function withValue(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(carovia)) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() ?? ''
  const group = names.reduce<Record<string, unknown>>((part, name) => part[name] as Record<string, unknown>, copy)
  group[last] = value
  return copy
}

test.each([
  ['the operator', carovia],
  ['another operator', secondTenant],
])('the configuration of %s is valid', (_name, config) => {
  expect(readTenant(JSON.parse(JSON.stringify(config)))).toEqual(config)
})

test('another operator differs in every group of values', () => {
  const groups = [
    'id',
    'operatorName',
    'features',
    'branding',
    'travelFilter',
    'map',
    'booking',
    'tracking',
    'contact',
    'acquisitionChannels',
    'insuranceBenefits',
    'terms',
  ] as const
  for (const group of groups) expect(secondTenant[group], group).not.toEqual(carovia[group])
})

test.each(Object.keys(tenantRules))('%s is required', (path) => {
  expect(tenantProblem(withValue(path, undefined))).toMatch(new RegExp(`^${path} is missing; allowed: `))
})

test.each([
  ['id', 4, 'id is «4»; allowed: the number of the tenant on the platform, as text'],
  ['operatorName', ' ', 'operatorName is « »; allowed: a name'],
  ['locale', 'fr-CH', 'locale is «fr-CH»; allowed: de-CH, for texts are written in no other language'],
  ['locale', 'de', 'locale is «de»; allowed: de-CH, for texts are written in no other language'],
  ['features.esim.active', 'yes', 'features.esim.active is «yes»; allowed: true or false'],
  [
    'branding.colors.primary',
    'red',
    'branding.colors.primary is «red»; allowed: a hex colour such as #14342B, dark enough to be read on white and on the light shades of the brand',
  ],
  [
    'branding.colors.signal',
    '#FFC72C',
    'branding.colors.signal is «#FFC72C»; allowed: a hex colour such as #14342B, dark enough to be read on white and on the light shades of the brand',
  ],
  [
    'branding.colors.secondary',
    '#224433',
    'branding.colors.secondary is «#224433»; allowed: a hex colour such as #FFC72C on which the primary one can be read',
  ],
  // rule 3.18.6
  [
    'map.routeColor',
    '#FFC72C',
    'map.routeColor is «#FFC72C»; allowed: a hex colour such as #C8102E, dark enough to be seen on a light map',
  ],
  ['branding.qrCode.style', 'dots', 'branding.qrCode.style is «dots»; allowed: squares'],
  ['branding.qrCode.eyeRadius', 3, 'branding.qrCode.eyeRadius is «3»; allowed: 0'],
  [
    'branding.qrCode.logoImage',
    'https://cdn.example/logo.png',
    'branding.qrCode.logoImage is «https://cdn.example/logo.png»; allowed: a picture of this site such as /favicon-256x256.png',
  ],
  [
    'map.tileUrl',
    'https://tiles.example/',
    'map.tileUrl is «https://tiles.example/»; allowed: an https address with {z}, {x} and {y} in it, or null',
  ],
  [
    'map.tileUrl',
    'https://tiles.łódź.example/{z}/{x}/{y}.png',
    'map.tileUrl is «https://tiles.łódź.example/{z}/{x}/{y}.png»; allowed: an https address with {z}, {x} and {y} in it, or null',
  ],
  [
    'map.tileUrl',
    'https://a b; script-src *{z}{x}{y}/',
    'map.tileUrl is «https://a b; script-src *{z}{x}{y}/»; allowed: an https address with {z}, {x} and {y} in it, or null',
  ],
  [
    'contact.phone',
    '031 555 04 04',
    'contact.phone is «031 555 04 04»; allowed: a number with its country such as +41 31 555 04 04',
  ],
  [
    'acquisitionChannels',
    [{ value: 'a' }],
    'acquisitionChannels is «[{"value":"a"}]»; allowed: a list of { value, label }, which may be empty',
  ],
  [
    'insuranceBenefits',
    [{ label: 'a', ratioServiceNos: ['x'] }],
    'insuranceBenefits is «[{"label":"a","ratioServiceNos":["x"]}]»; allowed: a list of { label, ratioServiceNos }, which may be empty',
  ],
  [
    'terms.payments',
    [{ percent: 30, days: 10, from: 'booking' }],
    'terms.payments is «[{"percent":30,"days":10,"from":"booking"}]»; allowed: a list of { percent, days, from }, from being booking or departure, 100 percent together, the last from the departure, which may be empty',
  ],
  [
    'terms.cancellation',
    [
      { untilDaysBefore: 7, percent: 50, feePerPerson: 0 },
      { untilDaysBefore: 7, percent: 60, feePerPerson: 0 },
    ],
    'terms.cancellation is «[{"untilDaysBefore":7,"percent":50,"feePerPerson":0},{"untilDaysBefore":7,"percent":60,"feePerPerson":0}]»; allowed: a list of { untilDaysBefore, percent, feePerPerson } with fewer days each time, which may be empty',
  ],
  [
    'terms.documentsDaysBefore',
    1.5,
    'terms.documentsDaysBefore is «1.5»; allowed: a whole number of days from 0 to 365, or null',
  ],
  ['features.foo', {}, 'features.foo is no part of a tenant'],
  ['foo', { bar: {} }, 'foo.bar is no part of a tenant'],
  ['branding.font', 'Arial', 'branding.font is no part of a tenant'],
])('%s = %j is refused in one line with the allowed values', (path, value, problem) => {
  expect(tenantProblem(withValue(path, value))).toBe(problem)
})

test.each([null, 7, 'x', [], {}])('%j is no configuration', (config) => {
  expect(tenantProblem(config)).toBe('id is missing; allowed: the number of the tenant on the platform, as text')
})

test('contrast is computed as in the guidelines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
