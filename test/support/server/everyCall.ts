import { trustedDocuments } from './openProxy.ts'
import { wireBooking } from '#test/support/platform/wireBooking.ts'

const travel = { travelId: 'alpen', tenantId: '4' }
const input = { bookingId: 'b-1', tenantId: '4' }
const conversion = {
  conversionName: 'View_Tour',
  conversionTime: new Date().toISOString(),
  tenantId: '4',
  utmSource: 'brief',
}

const VARIABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  AllTravelAvailabilityStatus: {},
  Travel: travel,
  RatioTravel: { ratioTravelId: 'alpen-bus', tables: ['t_packages'] },
  Contingents: { ratioTravelId: 'alpen-bus', dateId: 'alpen-bus-20270612' },
  RatioSummaryQuery: { clientState: {} },
  PlaceBooking: { tenantId: 4, json: wireBooking() },
  InitBookingPayment: { input: { ...input, returnUrl: '/buchen/alpen/bestaetigung' } },
  TravelFilter: { tenantId: '4', query: '', filters: [{ name: 'months', selection: ['2027-05'] }] },
  BestsellerTravels: { tenantId: '4' },
  SendConversionEvent: { input: conversion },
  TenantCms: { tenantId: '4' },
}

/** A call of each operation, in each setting of its flags. */
export const everyCall = trustedDocuments.all.flatMap((document) => {
  const variables = VARIABLES[document.name]
  if (variables === undefined) throw new Error(`No variables for ${document.name}`)
  return settingsOf(document.flags).map((flags) => ({
    name: document.name,
    document,
    variables: { ...variables, ...flags },
    setting:
      Object.entries(flags)
        .flatMap(([name, isOn]) => (isOn ? [name] : []))
        .join(' and ') || 'no flag',
  }))
})

function settingsOf(flags: readonly string[]): readonly Readonly<Record<string, boolean>>[] {
  return flags.reduce<readonly Readonly<Record<string, boolean>>[]>(
    (settings, flag) =>
      settings.flatMap((setting) => [
        { ...setting, [flag]: false },
        { ...setting, [flag]: true },
      ]),
    [{}],
  )
}
