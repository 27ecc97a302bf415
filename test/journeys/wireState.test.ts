import { expect, test } from 'vitest'
import { withExtension, withFamilyPackage, withPaymentType, withWaitlist } from '#test/support/commands.ts'
import { begin, boardPlainly, book, type Journey, takeRooms, tellPeople } from '#test/bookings/journey.ts'
import { differencesFromTable } from '#test/support/wireTable.ts'

type Part = Readonly<Record<string, unknown>>

/** The last answer to a question, as the platform gave it. */
function answered(journey: Journey, operationName: string, isAsked: (variables: Part) => boolean = () => true): Part {
  const last = journey.device.traffic.findLast(
    (call) => call.operationName === operationName && isAsked(call.variables),
  )
  return last?.data as Part
}

/** The booking as it reached the platform, over client and proxy. */
function placed(journey: Journey): Part {
  return journey.device.traffic.find(({ operationName }) => operationName === 'PlaceBooking')?.variables['json'] as Part
}

/** Without what the client asks for its cache. */
function plain(part: unknown): unknown {
  return JSON.parse(JSON.stringify(part, (name, value: unknown) => (name === '__typename' ? undefined : value)))
}

async function finish(journey: Journey, ...birthdays: readonly string[]) {
  await tellPeople(journey, ...birthdays)
  await boardPlainly(journey)
  return book(journey)
}

const FAMILY = { childBirthdays: ['2019-04-02', '2023-05-10'], babies: 1 }
const CAMARGUE = { dateId: 'provence-bus-20270703-v', extensionId: 'provence-bus-camargue' }

const KINDS: readonly (readonly [string, () => Promise<Journey>])[] = [
  [
    'a family package paid by invoice',
    async () => {
      const journey = await begin({ variant: 'gardasee-bus', day: '20270703', party: FAMILY })
      journey.change((booking) => withFamilyPackage(booking, 'gardasee-bus-7001'))
      return journey
    },
  ],
  [
    'an extension',
    async () => {
      const journey = await begin({ variant: 'provence-bus', day: '20270703' })
      takeRooms(journey, { dz: 1 })
      journey.change((booking) => withExtension(booking, CAMARGUE))
      await journey.loadContingents()
      return journey
    },
  ],
  [
    'a place on the waiting list',
    async () => {
      const journey = await begin({ variant: 'gardasee-bus', day: '20270821' })
      journey.change((booking) => withWaitlist(booking, true))
      takeRooms(journey, { dz: 1 })
      return journey
    },
  ],
  [
    'a booking paid online',
    async () => {
      const journey = await begin({ variant: 'provence-bus', day: '20270703' })
      takeRooms(journey, { dz: 1 })
      journey.change((booking) => withPaymentType(booking, 'online'))
      return journey
    },
  ],
]

test.each(KINDS)(
  '%s reaches the platform as the whole state, its parts as the platform gave them',
  async (...[, start]) => {
    const journey = await start()
    expect(await finish(journey, '1980-02-01', '1978-07-14')).toMatchObject({ success: true })
    const state = placed(journey)
    expect(differencesFromTable(state)).toEqual([])
    const summaryState = answeredState(journey)
    expect(differencesFromTable(summaryState)).toEqual([])

    const { travel, ratioConfig, tenant } = plain(answered(journey, 'Travel')) as Record<string, Part>
    expect(state['travel']).toEqual(travel)
    expect(state['bargainConfig']).toEqual(ratioConfig?.['bargainConfig'])
    expect(state['tenant']).toEqual(tenant)
    expect(state['onlinePaymentConfig']).toEqual(tenant?.['onlinePaymentConfig'])

    const { ratioTravel } = plain(answered(journey, 'RatioTravel', ({ isWhole }) => isWhole === true)) as {
      ratioTravel: Part
    }
    const { dates, ...variant } = ratioTravel
    // Remaining places come with the dates of lists only, and are no field of a date.
    const named = (dates as readonly Part[]).map(({ places: _places, ...rest }) => rest)
    expect(state['pricingTravel']).toEqual(variant)
    const { extension, ...date } = state['travelDate'] as Part & { extension: Part | null }
    // The platform does not know yet which of its extensions was chosen.
    expect(named).toContainEqual({ ...date, extension: null })
    expect(extension?.['id'] ?? null).toBe(journey.booking().draft.date?.extensionId ?? null)
    expect(Object.keys(date['json'] as object)).toEqual(
      expect.arrayContaining(['t_packages', 't_reiseleistungen', 't_knotens_hin']),
    )

    const contingents = answered(journey, 'Contingents')
    expect(state['contingents']).toEqual(plain(contingents))
    expect(state['ratioSummary']).toEqual(
      (answered(journey, 'RatioSummaryQuery') as { ratioSummary: { json: unknown } }).ratioSummary.json,
    )
    expect([state['isSubmitting'], state['submitSuccessful'], state['bookingId']]).toEqual([true, false, null])
  },
)

/** The state the last summary was asked with. */
function answeredState(journey: Journey): unknown {
  return journey.device.traffic.findLast(({ operationName }) => operationName === 'RatioSummaryQuery')?.variables[
    'clientState'
  ]
}
