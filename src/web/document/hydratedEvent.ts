/** Window event dispatched once React has hydrated the page. */
export const HYDRATED_EVENT = 'site:hydrated'
