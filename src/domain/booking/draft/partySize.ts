/**
 * Most people one booking takes.
 * Assumption: larger groups are rooms, seats and terms that a person arranges with them.
 */
export const MOST_TRAVELLERS = 12
