/** Filters of the travel list with options, in the order shown and sent; parameters of its URL are called the same. */
export const filterNames = ['destinations', 'travelTypes', 'months'] as const
export type FilterName = (typeof filterNames)[number]
