/** Query parameters of the travel page and the first step: ids of variant, departure and extension. */
export const VARIANT_PARAMETER = 'variante'
export const DATE_PARAMETER = 'datum'
export const EXTENSION_PARAMETER = 'verlaengerung'

/** Query parameter of a link to the waitlist of a departure. */
export const WAITLIST_PARAMETER = 'warteliste'
