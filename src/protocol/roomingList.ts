/** Starts the line of the booking remarks in which the website tells who shares which room. */
export const ROOMING_LIST = 'Zimmeraufteilung:'
