import type { ConfirmationDelivery } from '#platform/placing/bookingResult.ts'
import { summarize } from '#platform/booking/summary.ts'
import { requireTenant } from '#platform/catalogue/requireTenant.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#platform/generated/resolverTypes.ts'
import { initPayment } from '#platform/payment/initPayment.ts'
import type { PaymentTerms } from '#platform/payment/onlinePayment.ts'
import { paymentOf } from '#platform/payment/paymentState.ts'
import { placeBooking } from '#platform/placing/placeBooking.ts'
import type { PlatformLog } from '#platform/process/log.ts'
import type { Day } from '#platform/rollForward/day.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { recordConversion } from '#platform/tracking/recordConversion.ts'
import { answerPackageContingents, answerServiceContingents } from './contingents.ts'
import { answerRatioTravel } from './ratioTravel.ts'
import { SCALARS } from './scalars.ts'
import { answerTravel } from './travel.ts'

/** Dependencies of the resolvers. */
export interface ResolverDependencies {
  readonly storage: Storage<PlatformTables>
  /** The catalogue of the current day. */
  readonly day: () => Promise<Day>
  readonly payment: PaymentTerms
  readonly confirmationDelivery: ConfirmationDelivery
  readonly log: PlatformLog
}

/** Resolvers of the operations (rules 7.2). */
export function createResolvers(dependencies: ResolverDependencies): Resolvers {
  return {
    ...SCALARS,
    Query: queries(dependencies),
    Mutation: mutations(dependencies),
    TravelFilterResult: { travels: ({ travels }, { first }) => firstOf(travels ?? [], first ?? null) },
    FilteredTravel: datesOf(dependencies),
    BestsellerTravel: datesOf(dependencies),
  }
}

function queries({ storage, day }: ResolverDependencies): QueryResolvers {
  const { db } = storage
  const dayOf = async (tenantId: string): Promise<Day> => {
    const current = await day()
    await requireTenant(current.catalogue, tenantId)
    return current
  }
  return {
    allTravelAvailabilityStatus: async () => (await (await day()).catalogue.settings()).statuses,
    travel: async (_, { id, tenantId }) => answerTravel(await dayOf(tenantId), id, tenantId),
    ratioConfig: async (_, { id }) => {
      const { ratioConfig } = await (await day()).catalogue.settings()
      return ratioConfig?.id === id ? ratioConfig : null
    },
    tenant: async (_, { id }) => (await day()).catalogue.tenant(id),
    ratioTravel: async (_, { id }) => answerRatioTravel(await day(), db, id),
    packageContingents: (_, args) => answerPackageContingents(storage, args),
    serviceContingents: (_, args) => answerServiceContingents(storage, args),
    ratioSummary: async (_, { clientState }) => {
      const [json, payment] = await Promise.all([
        summarize(await day(), db, clientState),
        paymentOf(storage, clientState),
      ])
      return json === null && payment === null ? null : { json, payment }
    },
    travelFilter: async (_, { tenantId, query, filters }) => {
      const current = await dayOf(tenantId)
      const [filter, priceOf] = await Promise.all([current.filter(tenantId), current.priceOf()])
      return filter({ query: query ?? null, filters: filters ?? [], priceOf })
    },
    bestsellerTravels: async (_, { tenantId }) => {
      const listings = (await (await dayOf(tenantId)).listings()).byTenant.get(tenantId) ?? []
      const ranked = listings.flatMap(({ bestseller, bestsellerRank }) =>
        bestsellerRank === null ? [] : [{ bestseller, bestsellerRank }],
      )
      return ranked
        .toSorted((first, second) => first.bestsellerRank - second.bestsellerRank)
        .map(({ bestseller }) => bestseller)
    },
  }
}

/** Dates of a listed travel, computed per request because places change with each booking. */
function datesOf({ day }: ResolverDependencies) {
  const listed = async ({ id }: { readonly id?: string | null }) => (await day()).datesOf(id ?? '')
  return {
    startDate: async (travel: { readonly id?: string | null }) => (await listed(travel)).startDate,
    endDate: async (travel: { readonly id?: string | null }) => (await listed(travel)).endDate,
    dates: async (travel: { readonly id?: string | null }) => (await listed(travel)).dates,
    minPrice: async (travel: { readonly id?: string | null }) => (await listed(travel)).minPrice,
  }
}

/** @param count null for all. */
function firstOf<Travel>(travels: readonly Travel[], count: number | null): readonly Travel[] {
  return count === null ? travels : travels.slice(0, Math.max(0, count))
}

function mutations({ storage, day, payment, confirmationDelivery, log }: ResolverDependencies): MutationResolvers {
  return {
    placeBooking: async (_, { tenantId, json }) =>
      placeBooking(storage, await day(), { tenantId: String(tenantId), json, payment, confirmationDelivery, log }),
    initBookingPayment: (_, { input }) => initPayment(storage, input, payment.online),
    createTrackingConversion: async (_, { input }) => recordConversion(storage, await day(), input),
  }
}
