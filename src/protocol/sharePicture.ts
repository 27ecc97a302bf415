/** Path of the operator's own share picture, for pages without one of a travel: 1200 × 630 pixels, in `src/web/public`. */
export const SHARE_PICTURE_PATH = '/share.png'
