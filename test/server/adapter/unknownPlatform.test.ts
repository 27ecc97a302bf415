import { buildSchema, getNamedType, isListType, isObjectType, getNullableType, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { createAdapter } from '#server/adapter/adapter.ts'
import { isAddition } from '#server/adapter/fieldRules.ts'
import sdl from '#schema.graphql?raw'
import { contract, isList, type Part } from '#test/support/contract/baseContract.ts'
import { partsBeyondContract } from '#test/support/contract/partsBeyondContract.ts'
import { everyCall } from '#test/support/server/everyCall.ts'

const schema = buildSchema(sdl)
const adapter = createAdapter({ contract: schema, platform: null, note: () => undefined })

// rules 3.1.1, 3.6.1, 7.1.3
test.each(everyCall)(
  '$name with $setting asks a platform of unknown schema for nothing but the base contract',
  ({ name, document, variables }) => {
    const { query } = adapter.adapt(document, variables).request
    // An operation that is wholly ours asks nothing of it.
    if (name in contract) expect(partsBeyondContract(query, name)).toEqual([])
    else expect(query).toMatch(/^query \w+ \{ __typename \}$/)
  },
)

// rules 3.15.1, 10.34
test('a platform that leaves out what may be missing keeps its list, its travels and their dates', () => {
  const answers = new Map(everyCall.map(({ name, document, variables }) => [name, { document, variables }]))
  const answered = (name: string, data: Readonly<Record<string, unknown>>) => {
    const call = answers.get(name)
    if (call === undefined) throw new Error(name)
    return adapter.adapt(call.document, call.variables).answer(data)
  }
  const listed = { name: 'Lavendel', urlSlug: 'lavendel', currency: null, minPrice: null, dates: null }
  const list = answered('TravelFilter', {
    travelFilter: { success: true, counts: null, filters: null, travels: [listed] },
  })
  expect(list.errors).toEqual([])
  expect(list.data).toMatchObject({ travelFilter: { counts: { filteredTotal: null }, filters: [] } })
  const variant = { id: '7', catalogCode: null, travelCode: null, name: null, transportType: null }
  const date = { id: '1', dateNo: null, startDate: '2027-06-12', endDate: '2027-06-18' }
  const pricing = answered('RatioTravel', { ratioTravel: { ...variant, transportTypeLabel: null, dates: [date] } })
  expect(pricing.errors).toEqual([])
  expect(pricing.data).toMatchObject({ ratioTravel: { transportTypeLabel: 'Reise', dates: [{ id: '1' }] } })
})

// rules 3.4.4.1, 10.34
test('a platform that leaves out the name of a category or a page keeps both', () => {
  const call = everyCall.find(({ name }) => name === 'TenantCms')
  if (call === undefined) throw new Error('TenantCms')
  const page = { id: '1', name: null, onlineStatus: null, seoSettings: null }
  const categories = [{ name: null, seoSettings: null, pageIds: null, pages: [page] }]
  const cms = adapter.adapt(call.document, call.variables).answer({ tenant: { cms: { config: null, categories } } })
  expect(cms.errors).toEqual([])
  expect(cms.data).toMatchObject({ tenant: { cms: { categories: [{ name: '', pages: [{ id: '1', name: '' }] }] } } })
})

// rules 3.1.3.8, 3.6.4.2, 10.34
test('an open age group and settings without an id leave a travel and its rooms bookable', () => {
  const answerOf = (operation: string, data: Readonly<Record<string, unknown>>) => {
    const call = everyCall.findLast(({ name }) => name === operation)
    if (call === undefined) throw new Error(operation)
    const { answer } = adapter.adapt(call.document, { ...call.variables, withBooking: true, isWhole: true })
    return answer(data)
  }
  const group = { id: '2', name: 'Erwachsene', type: 'ADULT', minAge: null, maxAge: null }
  const ageGroupSettings = { id: null, freeUntilAge: 2, ageGroups: [group] }
  const customDataConfig = { useBookingForm: true, bookingForm: { fields: [{ name: 'essen', inputType: null }] } }
  const pricing = { travels: [{ id: '7', transportTypeLabel: 'Car' }], ageGroupSettings, customDataConfig }
  const availabilityStatus = { id: null, label: null, status: 'WAITLIST' }
  const sold = answerOf('Travel', {
    travel: { id: '1', name: 'Rom', seoSettings: { urlSlug: 'rom' }, availabilityStatus, pricing },
  })
  const read = {
    ageGroupSettings: { ageGroups: [{ id: '2', minAge: 0, maxAge: 150 }] },
    customDataConfig: { bookingForm: { fields: [{ name: 'essen', inputType: 'text' }] } },
  }
  expect(sold.data).toMatchObject({ travel: { availabilityStatus: { id: '', status: 'WAITLIST' }, pricing: read } })
  const capacitySettings = {
    id: null,
    totalCapacity: 2,
    ageGroupCapacities: [{ id: null, ageGroup: '2', minCapacity: 1, maxCapacity: 2 }],
  }
  const accommodations = [
    { id: '11', ratioPackageNo: '101', name: 'Doppelzimmer', capacitySettings },
    { id: '12', ratioPackageNo: '109', name: 'Baby', isBabyPackage: true, capacitySettings: null },
  ]
  const personalAddons = [{ id: '1', ratioServiceNo: '301', allowedAgeGroups: null }]
  const rooms = answerOf('RatioTravel', { ratioTravel: { id: '7', accommodations, personalAddons } })
  expect(rooms.data).toMatchObject({
    ratioTravel: {
      accommodations: [
        { id: '11', capacitySettings: { ageGroupCapacities: [{ ageGroup: '2' }] } },
        { id: '12', isBabyPackage: true, capacitySettings: { totalCapacity: 0, ageGroupCapacities: [] } },
      ],
      personalAddons: [{ allowedAgeGroups: null }],
    },
  })
})

// rules 3.6.6.3, 10.34
test.each([null, ' '])(
  'rooms, extras and discounts without a name (%j) keep their prices, each under the name of its kind',
  (name) => {
    const call = everyCall.findLast((known) => known.name === 'RatioTravel')
    if (call === undefined) throw new Error('RatioTravel')
    const { answer } = adapter.adapt(call.document, { ...call.variables, withBooking: true, isWhole: true })
    const extra = { id: '1', ratioServiceNo: '301', name, label: name }
    const calculationSettings = { id: null, type: 'PER_NIGHT', considerHotelNights: null }
    const { data, errors } = answer({
      ratioTravel: {
        id: '7',
        dates: [
          {
            id: '1',
            startDate: '2027-06-12',
            endDate: '2027-06-18',
            extensions: [{ id: '1', label: name, travelExtension: { id: '1', name, duration: 2 } }],
          },
        ],
        accommodations: [{ id: '1', ratioPackageNo: '101', name, label: name, capacitySettings: { totalCapacity: 2 } }],
        familyPackages: [],
        personalAddons: [{ ...extra, calculationSettings }],
        accommodationAddons: [extra],
        bookingAddons: [extra],
        collectiveAddons: [{ ...extra, ageGroupServices: [] }],
        personalDiscounts: [extra],
      },
    })
    expect(errors).toEqual([])
    const named = [{ name: 'Zusatzleistung', label: null }]
    expect(data).toMatchObject({
      ratioTravel: {
        dates: [{ extensions: [{ label: 'Verlängerung' }] }],
        accommodations: [{ name: 'Zimmer', label: null }],
        personalAddons: [{ ...named[0], calculationSettings: { considerHotelNights: true } }],
        accommodationAddons: named,
        bookingAddons: named,
        collectiveAddons: named,
        personalDiscounts: [{ name: 'Ermässigung', label: null }],
      },
    })
  },
)

/** Places of the table that `schema.graphql` lacks, has as an addition, or has in another form. */
function lacking(part: Part, type: GraphQLObjectType, path: string): readonly string[] {
  const fields = isList(part) ? part[0] : part
  if (typeof fields === 'string' || isList(fields)) return []
  return Object.entries<Part>(fields).flatMap(([name, below]) => {
    const field = type.getFields()[name]
    const at = `${path}.${name}`
    if (field === undefined) return [`${at}: not in schema.graphql`]
    if (isAddition(field)) return [`${at}: an addition`]
    if (isList(below) !== isListType(getNullableType(field.type))) return [`${at}: ${String(field.type)}`]
    const named = getNamedType(field.type)
    const inner = isList(below) ? below[0] : below
    if ((typeof inner === 'string') === isObjectType(named)) return [`${at}: ${String(field.type)}`]
    return isObjectType(named) ? lacking(inner, named, at) : []
  })
}

// rules 3.1.1, 3.1.2.1, 3.1.2.2, 3.1.3.1, 3.1.3.2, 3.1.3.3, 3.1.3.4, 3.1.3.5, 3.1.3.6, 3.1.3.7, 3.1.3.8, 3.1.3.9
// rules 3.3.1, 3.3.2, 3.4.1, 3.4.2, 3.4.3.1, 3.4.3.2, 3.4.3.3, 3.4.4.1, 3.4.4.2, 3.5.1, 3.5.2, 3.6.1, 3.6.3.1
// rules 3.6.3.3, 3.6.3.4, 3.6.4.1, 3.6.4.2, 3.6.5.1, 3.6.5.2, 3.6.6.1, 3.6.6.2, 3.6.6.3, 3.6.6.4, 3.6.7, 3.6.8, 3.6.9
// rules 3.7.1, 3.7.2, 3.15.1, 3.15.2, 3.15.3, 3.16.1, 3.16.2, 3.16.3, 3.16.4, 3.16.5, 3.16.6, 7.2.1.1, 7.2.1.2
// rules 7.2.1.3, 7.2.1.4, 7.2.1.5, 7.2.1.6, 7.2.1.7, 7.2.1.8, 7.2.1.9, 7.2.1.10, 7.2.1.11, 7.3.1
test.each(Object.entries(contract))(
  '%s: schema.graphql has each field of the base contract, at its place and not as one of ours',
  (_name, { kind, roots }) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    const missing = Object.entries(roots).flatMap(([name, { result }]) => {
      const type = getNamedType(root?.getFields()[name]?.type)
      return isObjectType(type) ? lacking(result, type, name) : [`${name}: not in schema.graphql`]
    })
    expect(missing).toEqual([])
  },
)
