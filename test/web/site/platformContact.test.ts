import { expect, test } from 'vitest'
import { makeFragmentData } from '#gql/fragment-masking.ts'
import { PlatformContact_CmsFragmentDoc } from '#gql/graphql.ts'
import { carovia } from '#tenant/config.ts'
import { withPlatformContact } from '#web/site/platformContact.ts'

interface Block {
  readonly email?: string | null
  readonly phone?: string | null
  readonly phone2?: string | null
}

function contactWith(block: Block | null) {
  const none = { email: null, phonePrefix: '+41', phone: null, phone2Prefix: '+43', phone2: null }
  const contactBlockSettings =
    block === null ? null : { __typename: 'ContactBlockSettings' as const, ...none, ...block }
  const config = { __typename: 'CmsConfig' as const, contactBlockSettings }
  return withPlatformContact(
    carovia,
    makeFragmentData({ __typename: 'TenantCms' as const, config }, PlatformContact_CmsFragmentDoc),
  ).contact
}

const { phone, email } = carovia.contact

// rules 2.1.2, 3.4.3.1
test('phone and e-mail of the platform take precedence', () => {
  expect(contactWith({ email: ' hallo@reisen.example ', phone: '44 555 09 09' })).toEqual({
    phone: '+41 44 555 09 09',
    email: 'hallo@reisen.example',
  })
  expect(contactWith({ phone: ' ', phone2: '1 555 09' }).phone).toBe('+43 1 555 09')
})

test('missing and unusable contact data fall back to the configuration', () => {
  expect(withPlatformContact(carovia, null).contact).toEqual({ phone, email })
  expect(contactWith(null)).toEqual({ phone, email })
  for (const useless of ['', 'kein Mail', 'a@b.example?cc=c@d.example', 'a@b'])
    expect(contactWith({ email: useless })).toEqual({ phone, email })
})
