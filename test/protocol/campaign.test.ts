import { expect, test } from 'vitest'
import { withoutCampaign } from '#protocol/campaign.ts'

test.each([
  ['', ''],
  ['utm_source=newsletter&utm_medium=email&utm_content=42', ''],
  [
    'destinations=italien%7Cschweiz&utm_campaign=fr%C3%BChling&months=2027-05',
    'destinations=italien%7Cschweiz&months=2027-05',
  ],
  ['gclid=a&fbclid=b&msclkid=c&datum=d1', 'datum=d1'],
  ['mc_cid=1&mc_eid=2&mtm_campaign=3&pk_kwd=4&_hsenc=5', ''],
  ['utm_source', ''],
])('the query string «%s» without its campaign parameters is «%s»', (query, rest) => {
  expect(withoutCampaign(query)).toBe(rest)
})

test.each(['query=gclid', 'query=utm_source', 'q=mc', 'utm=1', 'months=2027-05&travelTypes=carreise', 'a&&b='])(
  'the query string «%s» has no campaign parameter and stays as it is',
  (query) => {
    expect(withoutCampaign(query)).toBe(query)
  },
)
