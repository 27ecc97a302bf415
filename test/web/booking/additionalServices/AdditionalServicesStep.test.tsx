// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { AdditionalServicesStep } from '#web/booking/additionalServices/AdditionalServicesStep.tsx'
import { geocode } from '#web/booking/additionalServices/geocode.ts'
import { BUS, departure, services, stop } from '#test/support/builders/departure.ts'
import { draft, insurance, NO_INSURANCE, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'

const byBus = (busNetwork = BUS) => offer({ pricing: pricing({ departures: [departure({ busNetwork })] }) })
/** A draft at this step, with the platform's summary; a draft of an earlier step loses it on entering. */
function withSummary(of: BookingDraft, parts: Parameters<typeof summaryOf>[1] = {}): BookingDraft {
  return { ...of, currentStep: 3, summary: summaryOf(of, parts) }
}

const words = (...[of, held]: [Parameters<typeof renderFunnel>[1], Parameters<typeof renderFunnel>[2]]) =>
  textOf(renderFunnel(AdditionalServicesStep, of, held).container)

test('the document title names the step as the progress bar does', () => {
  const titleOf = (held: Parameters<typeof renderFunnel>[2]) => {
    document.title = 'Versicherung und mehr – Provence'
    renderFunnel(AdditionalServicesStep, draft(), held)
    return document.title
  }
  expect(titleOf(byBus())).toBe('Einsteigen und Versicherung – Provence')
  const byPlane = pricing({ transportType: 'FLIGHT', departures: [departure()] })
  expect(titleOf(offer({ pricing: byPlane }))).toBe('Versicherung und mehr – Provence')
})

describe('boarding', () => {
  // rule 1.1.3.6
  test('shows each stop with its time and what it costs more', () => {
    const text = words(draft(), byBus())
    expect(text).toContain('Wo steigen Sie am Samstag, 12. Juni 2027 ein?')
    expect(text).toContain('06:30 | Bern, Neufeld')
    expect(text).toContain('08:00 | Zürich, Sihlquai + CHF 20.- pro Person')
    expect(text).not.toContain('Avignon')
  })

  test('of all at one stop takes the first stop that somebody has chosen', async () => {
    const people = [traveller(), traveller({ outboundStopNo: '2' })]
    const { draftNow } = renderFunnel(AdditionalServicesStep, draft({ travellers: people }), byBus())
    const [outbound] = screen.getAllByRole('checkbox', { name: 'Alle am gleichen Ort' })
    fireEvent.click(outbound!)
    await waitFor(() => expect(draftNow().travellers.map((person) => person.outboundStopNo)).toEqual(['2', '2']))
  })

  test('is searched from the seventh stop on', () => {
    const many = (count: number) => ({
      outbound: {
        nodeNos: ['n1', 'n9'],
        stops: Array.from({ length: count }, (_, index) => stop({ stopNo: String(index), nodeNo: 'n1' })),
      },
      return: { nodeNos: [], stops: [] },
    })
    expect(words(draft(), byBus(many(6)))).not.toContain('suchen')
    expect(words(draft(), byBus(many(7)))).toContain('Ort oder Postleitzahl suchen')
    expect(words(draft(), byBus(many(7)))).toContain('Alle 7 Orte zeigen')
  })

  test('names the stops nearest to the address only where it is known how near they are', async () => {
    const placed = (position: BusStop['position']) => {
      const stops = Array.from({ length: 7 }, (_, index) =>
        stop({ stopNo: String(index), nodeNo: 'n1', name: `Halt ${index}`, position }),
      )
      const network = { outbound: { nodeNos: ['n1', 'n9'], stops }, return: { nodeNos: [], stops: [] } }
      const people = [traveller({ zip: '3000', city: 'Bern' })]
      return renderFunnel(AdditionalServicesStep, draft({ travellers: people }), byBus(network)).container
    }
    const known = placed({ latitude: 46.9, longitude: 7.4 })
    await waitFor(() => expect(textOf(known)).toContain('Am nächsten bei 3000 Bern:'))
    const unknown = placed(null)
    await act(async () => {
      await geocode('3000 Bern')
    })
    expect(textOf(unknown)).toContain('Halt 0')
    expect(textOf(unknown)).not.toContain('Am nächsten bei')
  })

  test('is chosen one by one where travellers differ', () => {
    const [anna, beat] = draft().travellers
    const apart = draft({
      travellers: [
        { ...anna!, outboundStopNo: '1' },
        { ...beat!, outboundStopNo: '2' },
      ],
    })
    const text = words(apart, byBus())
    expect(text).toContain('Anna Muster 06:30 | Bern, Neufeld')
    expect(text).toContain('Beat Muster 08:00 | Zürich, Sihlquai')
  })

  test('asks the first traveller without a stop, who may go with another in one tap', () => {
    const [anna, beat] = draft().travellers
    const text = words(draft({ travellers: [{ ...anna!, outboundStopNo: '2' }, beat!] }), byBus())
    expect(text).toContain('Beat Muster noch nicht gewählt')
    expect(text).toContain('Einsteigeort: Beat Muster')
    expect(text).not.toContain('Einsteigeort: Anna Muster')
    expect(text).toContain('Wie Anna Muster: 08:00 | Zürich, Sihlquai')
  })

  test('tells a time after midnight as one of the next day', () => {
    const late = stop({ stopNo: '1', nodeNo: 'n1', name: 'Bern', time: '00:15', isNextDay: true })
    const text = words(
      draft(),
      byBus({ outbound: { nodeNos: ['n1', 'n9'], stops: [late] }, return: { nodeNos: [], stops: [] } }),
    )
    expect(text).toContain('00:15 +1 | Bern am nächsten Tag')
  })

  test('back is at the same place, with its time, unless the travellers say otherwise', () => {
    const [anna, beat] = draft().travellers
    const together = [anna!, beat!].map((person) => ({ ...person, outboundStopNo: '2', returnStopNo: '12' }))
    expect(words(draft({ travellers: together }), byBus())).toContain(
      'Am Einsteigeort aussteigen 18:00 | Zürich, Sihlquai + CHF 20.- pro Person',
    )
    const apart = together.map((person) => ({ ...person, returnStopNo: '11' }))
    expect(words(draft({ travellers: apart }), byBus())).toContain('19:30 | Bern, Neufeld')
    expect(words(draft(), byBus())).toContain('Sobald Sie oben einen Ort wählen')
  })

  test('says where the coach does not halt on the way back, and offers the others', () => {
    const back = { ...BUS.return, stops: BUS.return.stops.filter(({ stopNo }) => stopNo !== '12') }
    const text = words(draft({ travellers: [traveller({ outboundStopNo: '2' })] }), byBus({ ...BUS, return: back }))
    expect(text).toContain('In Zürich, Sihlquai hält der Car auf der Rückfahrt nicht.')
    expect(text).toContain('19:30 | Bern, Neufeld')
  })

  test('lists the stops by time', () => {
    const late = stop({ stopNo: '1', nodeNo: 'n1', name: 'Spät', time: '09:00' })
    const early = stop({ stopNo: '2', nodeNo: 'n1', name: 'Früh', time: '05:00' })
    const text = words(
      draft(),
      byBus({ outbound: { nodeNos: ['n1', 'n9'], stops: [late, early] }, return: { nodeNos: [], stops: [] } }),
    )
    expect(text.indexOf('05:00 | Früh')).toBeLessThan(text.indexOf('09:00 | Spät'))
    expect(text).toContain('05:00 | Früh')
  })

  test('that cannot be read says so, with the phone number and a way to another date', () => {
    const unreadable = departure({ busNetwork: BUS, isBusNetworkReadable: false })
    const text = words(draft(), offer({ pricing: pricing({ departures: [unreadable] }) }))
    expect(text).toContain('Die Ein- und Aussteigeorte können wir gerade nicht anzeigen')
    expect(text).toContain('Wir buchen gern am Telefon für Sie:')
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Anderes Datum wählen')).toMatch(/\/start$/)
    expect(hrefOf(/\d{2} \d{2}$/)).toMatch(/^tel:/)
    expect(text).not.toContain('06:30 | Bern, Neufeld')
  })

  test('has no place where there is no bus', () => {
    expect(words(draft(), offer())).not.toContain('Einsteigen')
  })
})

describe('insurance', () => {
  const chosen = () => screen.queryAllByRole('radio', { checked: true })

  // rule 1.1.3.6
  test('nothing is chosen beforehand, and none is a full choice', () => {
    const of = draft()
    const text = words(withSummary(of), offer())
    expect(chosen()).toHaveLength(0)
    expect(text).toContain('Familie Ein Preis für alle zusammen CHF 189.-')
    expect(text).toContain('Annullierung CHF 59.- pro Person CHF 118.-')
    expect(text).toContain('Keine Wir sind schon versichert oder möchten keine Versicherung.')
  })

  test('that costs nothing says so once', () => {
    const free = insurance({ centimes: 0 })
    const text = words(withSummary(draft(), { travellerInsurances: [[free], [free]] }), offer())
    expect(text).toContain('Annullierung kostenlos Keine')
  })

  test('different choices are shown person by person', () => {
    const [anna, beat] = draft().travellers
    const of = draft({
      travellers: [
        { ...anna!, insurance: insurance() },
        { ...beat!, insurance: NO_INSURANCE },
      ],
    })
    const text = words(withSummary(of), offer())
    expect(chosen()).toHaveLength(2)
    expect(text).toContain('Versicherung für Beat Muster')
  })

  test('of the whole booking is shown as the choice of each person', () => {
    const family = insurance({ ratioServiceNo: '9100', label: 'Familie' })
    const [anna, beat] = draft().travellers
    const of = draft({ travellers: [{ ...anna!, insurance: insurance() }, beat!], familyInsurance: family })
    const text = words(withSummary(of), offer())
    expect(chosen()).toHaveLength(2)
    expect(text).toContain('Familie Gilt zurzeit für alle zusammen.')
  })

  test('is compared by what it pays for', () => {
    const of = draft()
    const offered = [
      insurance({ ratioServiceNo: '7101', label: 'Annullierung' }),
      insurance({ ratioServiceNo: '7103', label: 'Assistance' }),
    ]
    const text = words(withSummary(of, { travellerInsurances: [offered, offered] }), offer())
    expect(text).toContain('Was die Versicherungen bezahlen Annullierung Assistance')
    expect(text).toContain('Rücktransport nach Hause nein ja')
    expect(words(withSummary(of), offer())).not.toContain('Was die Versicherungen bezahlen')
  })

  test('that is missing is led to at its choices, below the comparison', () => {
    const of = draft()
    const offered = [
      insurance({ ratioServiceNo: '7101', label: 'Annullierung' }),
      insurance({ ratioServiceNo: '7103', label: 'Assistance' }),
    ]
    const summarised = withSummary(of, { travellerInsurances: [offered, offered] })
    renderFunnel(AdditionalServicesStep, summarised, offer())
    const goal = document.getElementById('booking.numberOfTravellersWithoutInsurance')
    expect(textOf(goal!)).toContain('Für alle gleich wählen')
    expect(textOf(goal!)).not.toContain('Was die Versicherungen bezahlen')
  })

  test('is a choice to decline also where the platform has neither number nor word for it', () => {
    const none = insurance({ ratioServiceNo: '', ratioTravelServiceNo: '', label: '', centimes: 0 })
    const [anna, beat] = draft().travellers
    const of = draft({
      travellers: [
        { ...anna!, insurance: none },
        { ...beat!, insurance: none },
      ],
    })
    const text = words(withSummary(of, { noInsurance: none }), offer())
    expect(text).toContain('Keine Versicherung Wir sind schon versichert')
    expect(chosen()).toHaveLength(1)
  })

  test('that the travel does not offer is no open question', () => {
    const of = draft()
    const nothing = withSummary(of, { bookingInsurances: [], travellerInsurances: [], noInsurance: null })
    expect(words(nothing, offer())).toContain('Zu dieser Reise bieten wir keine Versicherung an.')
  })

  // rule 4.13.4
  test('loads, and says so when it cannot', () => {
    expect(words(draft(), offer())).not.toContain('lassen sich gerade nicht laden')
    expect(words(draft({ summaryLoadingError: 3 }), offer())).toContain('lassen sich gerade nicht laden')
  })
})

// rules 1.1.3.6, 2.5.1.6, 3.4.1, 9.3.1.1, 9.3.1.4
test('documents and compensation are offered with their prices, the compensation unticked', () => {
  const sold = offer({
    travel: travel({ pricing: travelPricing({ isTravelDocumentationAvailable: true }) }),
    settings: settings({
      content: { __typename: 'TenantContent', bookingInsuranceInfo: null, co2CompensationInfo: 'Zwei Projekte.' },
    }),
    pricing: pricing({ departures: [departure({ services: services({ '5390': 2500, '5391': 0, '7474': 1850 }) })] }),
  })
  const text = words(draft(), sold)
  expect(text).toContain('Elektronische Reiseunterlagen inkl. digitalem Reiseführer inbegriffen')
  expect(text).toContain('Reiseunterlagen per Post inkl. Reiseführer in Buchform für die ganze Buchung CHF 25.-')
  expect(text).toContain('Zwei Projekte.')
  expect(text).toContain('CO2-Kompensation CHF 18.50 pro Person CHF 37.-')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /CO2-Kompensation/ }).checked).toBe(false)
})

test('documents without a price are offered all the same: electronic ones included, printed ones on request', () => {
  const travelWithDocuments = travel({ pricing: travelPricing({ isTravelDocumentationAvailable: true }) })
  const text = words(draft(), offer({ travel: travelWithDocuments }))
  expect(text).toContain('Elektronische Reiseunterlagen inkl. digitalem Reiseführer inbegriffen')
  expect(text).toContain(
    'in Buchform Für dieses Datum steht der Preis noch nicht fest. Rufen Sie uns gern an. auf Anfrage',
  )
})

// rule 1.1.3.6
test('data packages are sold by a tenant that has them, and by no other', () => {
  const esimSettings = {
    __typename: 'EsimSettings',
    regions: [{ __typename: 'EsimRegionReference', id: 'europa' }],
  } as const
  const region = { __typename: 'EsimRegion', id: 'europa', name: 'Europa', serviceCodePrefix: 'ESIM-EU-' } as const
  const held = {
    travel: travel({ pricing: travelPricing({ esimSettings }) }),
    settings: settings({ esimConfig: { __typename: 'EsimConfig', enabled: true, regions: [region] } }),
    pricing: pricing({
      departures: [departure({ services: services({ '6101': { code: 'ESIM-EU-5GB', centimes: 1900 } }) })],
    }),
  }
  const chosen = draft({ esims: [{ serviceNo: '6101', quantity: 2 }] })
  const text = words(chosen, offer({ ...held, isEsimActive: true }))
  expect(text).toContain('Internet unterwegs')
  expect(text).toContain('eSIM Europa 5GB')
  expect(text).toContain('CHF 19.- pro Paket zusammen CHF 38.-')
  expect(words(chosen, offer(held))).not.toContain('Internet unterwegs')
})
