import { expect, test } from 'vitest'
import { failing, type Fault } from '#test/support/browser/faultInjection.ts'
import { freePort, JOURNEY_ENVIRONMENT } from '#test/support/browser/site.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { valueIn } from '#test/support/server/openProxy.ts'
import { renderedFaults } from '#test/support/server/renderedFaults.ts'

let metricsPort = 0

const site = withSite({
  environment: async () => {
    metricsPort = await freePort()
    return { ...JOURNEY_ENVIRONMENT, METRICS_PORT: String(metricsPort) }
  },
})

const OPERATIONS = [
  'AllTravelAvailabilityStatus',
  'Travel',
  'RatioTravel',
  'Contingents',
  'RatioSummaryQuery',
  'PlaceBooking',
  'InitBookingPayment',
  'TravelFilter',
  'BestsellerTravels',
  'SendConversionEvent',
  'TenantCms',
] as const

type Operation = (typeof OPERATIONS)[number]

/** A section that hangs on an operation its page can do without. */
interface Section {
  readonly operation: Operation
  /** Words in its place when the operation fails. */
  readonly failed: string
  /** Words of other sections of the page. */
  readonly others: readonly string[]
}

interface Page {
  readonly path: string
  readonly status: number
  /** The operations it is made of: a fault of any other never reaches it. */
  readonly asks: readonly Operation[]
  /** Without the answers to these the page cannot be what it is; any other takes down its own section alone. */
  readonly needs: readonly Operation[]
  /** Words of the page itself. */
  readonly words: readonly string[]
  readonly sections?: readonly Section[]
}

const STARTS_WITH = ['Travel', 'AllTravelAvailabilityStatus', 'RatioTravel'] as const

/** Asked for the footer of every page. */
const FRAME = 'TenantCms'

const PAGES: readonly Page[] = [
  {
    path: '/',
    status: 200,
    asks: [FRAME, 'TravelFilter', 'BestsellerTravels'],
    needs: [],
    words: ['Einsteigen. Ankommen. Erzählen.'],
    sections: [
      {
        operation: 'BestsellerTravels',
        failed: 'Die oft gebuchten Reisen lassen sich gerade nicht laden.',
        others: ['Nach Reiseart', 'Rechtliches'],
      },
      {
        operation: 'TravelFilter',
        failed: 'Reisearten und Ziele lassen sich gerade nicht laden.',
        others: ['Oft gebucht', 'Rechtliches'],
      },
      {
        operation: 'TenantCms',
        failed: 'Unsere weiteren Seiten lassen sich gerade nicht laden.',
        others: ['Oft gebucht', 'Nach Reiseart'],
      },
    ],
  },
  {
    path: '/reisen',
    status: 200,
    asks: [FRAME, 'TravelFilter'],
    needs: ['TravelFilter'],
    words: ['Unsere Reisen', 'weitere Reisen zeigen'],
  },
  {
    path: '/recherche?q=provence',
    status: 200,
    asks: [FRAME, 'TravelFilter'],
    needs: ['TravelFilter'],
    words: ['Suche nach «provence»'],
  },
  {
    path: journey.TRAVEL_PATH,
    status: 200,
    asks: [FRAME, ...STARTS_WITH, 'TravelFilter'],
    needs: ['Travel'],
    words: ['Reiseprogramm', 'Im Preis inbegriffen'],
    sections: (['RatioTravel', 'AllTravelAvailabilityStatus'] as const).map((operation) => ({
      operation,
      failed: 'Daten und Preise lassen sich gerade nicht laden',
      others: [],
    })),
  },
  {
    path: journey.stepUrl('start'),
    status: 200,
    asks: [FRAME, ...STARTS_WITH],
    needs: STARTS_WITH,
    words: ['Wann reisen Sie, und mit wem?'],
  },
  {
    path: journey.stepUrl('zahlung'),
    status: 200,
    asks: [FRAME, ...STARTS_WITH],
    needs: STARTS_WITH,
    words: [],
  },
  { path: '/rechtliches/agb', status: 200, asks: [FRAME], needs: [FRAME], words: ['Bezahlung'] },
  { path: '/auftrag', status: 200, asks: [FRAME], needs: [], words: [] },
  {
    path: '/gibt-es-nicht',
    status: 404,
    asks: [FRAME, 'TravelFilter'],
    needs: [],
    words: ['Diese Seite gibt es nicht'],
    sections: [
      { operation: 'TravelFilter', failed: 'Vorschläge lassen sich gerade nicht laden.', others: ['Rechtliches'] },
    ],
  },
]

/** A whole answer, however late. */
const isHarmless = (fault: Fault) => fault === 'slow'

/** Answers in which somebody has to look for what is missing: what is there may do. */
const MAY_DO: readonly Fault[] = ['null', 'error beside data', 'deep nulls', 'success false']

/** Faults that take a section down. Null alone does not: it may be an empty list. «success» is told by the filter only. */
function telling(operation: Operation): readonly Fault[] {
  const silent: readonly Fault[] =
    operation === 'TravelFilter' ? ['null', 'deep nulls'] : ['null', 'deep nulls', 'success false']
  return renderedFaults.filter((fault) => !isHarmless(fault) && !silent.includes(fault))
}

/** Words in the place of a section that the fault of an operation takes down, and of the sections that stand all the same. */
function sectionWords({ sections = [] }: Page, operation: Operation, fault: Fault): readonly string[] {
  const section = sections.find((each) => each.operation === operation)
  if (section === undefined || !telling(operation).includes(fault)) return []
  return [section.failed, 'Noch einmal versuchen', ...section.others]
}

async function sent(path: string, operation: Operation, fault: Fault) {
  const response = await fetch(site.origin + path, {
    headers: { ...failing([operation], fault), accept: 'text/html' },
  })
  return { status: response.status, html: await response.text() }
}

function wordsOf(html: string): string {
  const body = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\u00ad|&shy;/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** So often the platform has answered each operation. */
async function answered(): Promise<readonly number[]> {
  const metrics = await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text()
  return OPERATIONS.map(
    (operation) => valueIn(metrics, `site_platform_answer_seconds_count{operation="${operation}"}`) ?? 0,
  )
}

test('each page asks the platform for its own operations and no other', async () => {
  for (const { path, asks } of PAGES) {
    const before = await answered()
    await sent(path, 'PlaceBooking', 'HTTP 500')
    const after = await answered()
    const asked = OPERATIONS.filter((_operation, place) => after[place] !== before[place])
    expect(asked.toSorted(), path).toEqual(asks.toSorted())
  }
})

test.each(renderedFaults)(
  'each page keeps header, phone number, a way on and what does not hang on an operation that answers «%s»; a section that does says so, with a way to try again',
  async (fault) => {
    const pairs = PAGES.flatMap((page) => page.asks.map((operation) => ({ page, operation })))
    await Promise.all(
      pairs.map(async ({ page, operation }) => {
        const { path, status: whole, needs, words } = page
        const { status, html } = await sent(path, operation, fault)
        const name = `${path} without ${operation}`
        expect(html, name).not.toContain('Unexpected Server Error')
        // The booking has a lean frame, which leads home alone.
        const isLean = path.startsWith('/buchen/')
        expect(html, name).toMatch(
          isLean ? /<header[\s\S]*href="tel:[\s\S]*<footer/ : /<header[\s\S]*href="tel:[\s\S]*<footer[\s\S]*href="tel:/,
        )
        expect(html, name).toContain(isLean ? 'href="/"' : 'href="/reisen"')
        if (!isHarmless(fault) && needs.includes(operation)) {
          if (!MAY_DO.includes(fault)) expect([500, 503], name).toContain(status)
          return
        }
        expect(status, name).toBe(whole)
        const shown = wordsOf(html)
        for (const word of [...words, ...sectionWords(page, operation, fault)]) expect(shown, name).toContain(word)
      }),
    )
  },
)

test.concurrent.each(renderedFaults)(
  'the map for search engines names what is known, or asks to come back, when the platform answers «%s»',
  async (fault) => {
    const map = async (operations: readonly Operation[]) => {
      const response = await fetch(`${site.origin}/sitemap.xml`, { headers: failing(operations, fault) })
      return { status: response.status, cache: response.headers.get('cache-control'), xml: await response.text() }
    }
    const [withoutTravels, withoutPages, without] = await Promise.all([
      map(['TravelFilter']),
      map(['TenantCms']),
      map(['TravelFilter', 'TenantCms']),
    ])
    for (const { xml } of [withoutTravels, withoutPages, without]) expect(xml).toContain('<urlset')
    expect([withoutTravels.status, withoutPages.status]).toEqual([200, 200])
    expect(withoutTravels.xml).toContain('/rechtliches/agb')
    expect(withoutPages.xml).toContain(journey.TRAVEL_PATH)
    if (isHarmless(fault) || MAY_DO.includes(fault)) return
    expect([withoutTravels.cache, withoutPages.cache, without.status]).toEqual(['no-store', 'no-store', 503])
  },
)
