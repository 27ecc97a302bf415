/**
 * Maximum number of people in one booking.
 * Assumption: larger groups are arranged personally with the operator.
 */
export const MOST_TRAVELLERS = 12
