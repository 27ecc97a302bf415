/** Tables of a departure that its price is computed from: those that the travel page and the first step ask for. */
export const PRICE_TABLES = ['onlinebuchung', 't_packages', 't_reiseleistungen'] as const
