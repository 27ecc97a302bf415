import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantConfig } from '#tenant/config.ts'
import { newDirectory } from './site.ts'

/** The second operator of the embedded platform, different from the demo operator in every value that can differ. */
export const secondTenant: TenantConfig = {
  id: '9',
  operatorName: 'Bergblick Reisen',
  locale: 'de-CH',
  features: { esim: { active: true }, bookingSummary: { showBoarding: false } },
  branding: {
    colors: { primary: '#1D3557', secondary: '#F4A261', signal: '#9B2226' },
    qrCode: { style: 'squares', eyeRadius: 0, logoImage: '/icon-192.png' },
  },
  travelFilter: {
    inputs: {
      destinations: { enabled: true },
      months: { enabled: false },
      travelTypes: { enabled: false },
      query: { enabled: true },
    },
  },
  map: { markerIcon: '/favicon-32x32.png', routeColor: '#1D3557', tileUrl: null },
  booking: { displayDurationDays: false },
  payment: { holdMinutes: 45 },
  tracking: { acquisition: false },
  contact: { phone: '+41 33 555 09 09', email: 'info@bergblick-reisen.example' },
  acquisitionChannels: [],
  insuranceBenefits: [],
  terms: { payments: [], cancellation: [], customerMoney: null, documentsDaysBefore: null },
}

/** Path of a file with this tenant, as an operator would write it. */
export function secondTenantFile(): string {
  const file = join(newDirectory(), 'tenant.json')
  writeFileSync(file, JSON.stringify(secondTenant))
  return file
}
