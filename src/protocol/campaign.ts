/**
 * Parameters that newsletters, advertisements and social networks add to links: they tell where a visitor comes from and
 * change nothing on the page. Some are different for every recipient.
 */
const CAMPAIGN_PARAMETER =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_hs\w+|mkt_tok)(?:=|$)/i

/**
 * A query string without campaign parameters; all others stay as they are written.
 * @param query without question mark
 */
export function withoutCampaign(query: string): string {
  return query
    .split('&')
    .filter((parameter) => !CAMPAIGN_PARAMETER.test(parameter))
    .join('&')
}
