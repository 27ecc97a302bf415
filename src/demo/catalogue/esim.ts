/** eSIM regions. A service belongs to a region by the prefix of its code. */
export const esimRegions = [
  { id: 'esim-europa', name: 'Europa und Türkei', serviceCodePrefix: 'ESIM-EU-' },
  { id: 'esim-grossbritannien', name: 'Grossbritannien und Irland', serviceCodePrefix: 'ESIM-GB-' },
  { id: 'esim-nordafrika', name: 'Marokko und Nordafrika', serviceCodePrefix: 'ESIM-NA-' },
] as const

const packages = [
  { region: 'esim-europa', no: '6101', code: 'ESIM-EU-3', name: 'eSIM Europa, 3 GB, 15 Tage', priceCents: 1290 },
  { region: 'esim-europa', no: '6102', code: 'ESIM-EU-10', name: 'eSIM Europa, 10 GB, 30 Tage', priceCents: 2450 },
  {
    region: 'esim-grossbritannien',
    no: '6201',
    code: 'ESIM-GB-3',
    name: 'eSIM Grossbritannien, 3 GB, 15 Tage',
    priceCents: 1190,
  },
  {
    region: 'esim-grossbritannien',
    no: '6202',
    code: 'ESIM-GB-10',
    name: 'eSIM Grossbritannien, 10 GB, 30 Tage',
    priceCents: 2290,
  },
  { region: 'esim-nordafrika', no: '6301', code: 'ESIM-NA-5', name: 'eSIM Marokko, 5 GB, 15 Tage', priceCents: 3150 },
] as const

/** The packages of some regions, with the numbers and codes they are sold under. */
export function esimPackages(regionIds: readonly string[]): (typeof packages)[number][] {
  return packages.filter(({ region }) => regionIds.includes(region))
}
