import { createRandom } from '#test/support/random.ts'

/** One format everywhere, or a random one at each path. */
type OrEach<Format> = Format | 'each'

/** Differences between platforms that all fulfil the base contract. */
export interface Traits {
  readonly seed: number
  /** `plausible` names are those of our schema, used for other types. */
  readonly typeNames: 'foreign' | 'plausible'
  /** Whether an error response contains the validation messages. */
  readonly refusals: 'told' | 'blunt'
  readonly refusalStatus: 200 | 400
  readonly idArguments: OrEach<'ID' | 'String'>
  readonly numberedArguments: OrEach<'Int' | 'ID'>
  readonly requiredArguments: boolean
  readonly ids: OrEach<'text' | 'number'>
  readonly codes: OrEach<'text' | 'number'>
  readonly numbers: OrEach<'text' | 'number'>
  /** As a calendar day, or as midnight in UTC. */
  readonly days: OrEach<'day' | 'midnight in UTC'>
  readonly flags: OrEach<'true' | '1' | '"1"'>
  readonly empties: OrEach<'empty' | 'null'>
  /** `as written`: wrapped in `data` where rules 3.6 specify `.data`. */
  readonly tables: OrEach<'as written' | 'wrapped' | 'bare'>
  /** Rows as a list, or as an object by index. */
  readonly rows: OrEach<'listed' | 'numbered'>
  readonly json: OrEach<'object' | 'text'>
  readonly summary: 'wrapped in data' | 'bare'
  readonly travellerInsurances:
    'by traveller' | 'nested' | 'nested, wrapped' | 'flat with a number' | 'flat with a number, wrapped'
  /** Field name of the traveller's number in a flat list. */
  readonly travellerNumber: 'teilnehmer' | 'teilnehmernr' | 'teilnehmer_nr'
  readonly firstTraveller: 0 | 1
  /** Whether an insurance contains its name, or it must be looked up by number. */
  readonly insuranceNames: 'own' | 'in t_leistungen'
  readonly noInsurance: 'with numbers' | 'empty numbers' | 'no numbers'
  /** Optional fields whose resolver fails: null, with an error beside the data. */
  readonly failing: readonly string[]
  readonly texts: 'plain' | 'HTML'
  readonly pictures: string
  readonly extensionPrices: 'both packages' | 'extension alone'
  readonly extensionOfDate: 'null' | 'first'
  readonly calculationTypes: OrEach<'null' | 'FIX' | 'PAUSCHAL'>
  /** First id of the catalogue. */
  readonly firstId: number
}

/** Fields the site must work without. */
const OPTIONAL_PARTS = [
  'travel.pricing.branding',
  'travel.title',
  'tenant.content.co2CompensationInfo',
  'tenant.content.bookingInsuranceInfo',
  'tenant.onlinePaymentConfig.infoText',
  'ratioTravel.accommodations.info',
  'ratioTravel.dates.extensions.travelExtension.image',
  'ratioTravel.personalAddons.info',
  'travelFilter.travels.mainImage',
  'travelFilter.travels.travelGuides',
  'bestsellerTravels.highlights',
  'tenant.cms.config.socialMediaSettings',
  'tenant.cms.categories.pages.seoSettings',
] as const

/** The plainest platform. */
const PLAIN: Traits = {
  seed: 0,
  typeNames: 'foreign',
  refusals: 'told',
  refusalStatus: 400,
  idArguments: 'ID',
  numberedArguments: 'Int',
  requiredArguments: false,
  ids: 'text',
  codes: 'text',
  numbers: 'number',
  days: 'day',
  flags: 'true',
  empties: 'empty',
  tables: 'as written',
  rows: 'listed',
  json: 'object',
  summary: 'wrapped in data',
  travellerInsurances: 'by traveller',
  travellerNumber: 'teilnehmer',
  firstTraveller: 1,
  insuranceNames: 'own',
  noInsurance: 'with numbers',
  failing: [],
  texts: 'plain',
  pictures: '',
  extensionPrices: 'both packages',
  extensionOfDate: 'null',
  calculationTypes: 'null',
  firstId: 100,
}

/** @param seed 0 for the plainest platform; others are random */
export function traitsOf(seed: number): Traits {
  if (seed === 0) return PLAIN
  const { pick, some, integer } = createRandom(seed)
  return {
    seed,
    typeNames: pick(['foreign', 'plausible']),
    refusals: pick(['told', 'blunt']),
    refusalStatus: pick([200, 400]),
    idArguments: pick(['ID', 'String', 'each']),
    numberedArguments: pick(['Int', 'ID', 'each']),
    requiredArguments: pick([true, false]),
    ids: pick(['text', 'number', 'each']),
    codes: pick(['text', 'number', 'each']),
    numbers: pick(['text', 'number', 'each']),
    days: pick(['day', 'midnight in UTC', 'each']),
    flags: pick(['true', '1', '"1"', 'each']),
    empties: pick(['empty', 'null', 'each']),
    tables: pick(['as written', 'wrapped', 'bare', 'each']),
    rows: pick(['listed', 'listed', 'numbered', 'each']),
    json: pick(['object', 'text', 'each']),
    summary: pick(['wrapped in data', 'bare']),
    travellerInsurances: pick([
      'by traveller',
      'nested',
      'nested, wrapped',
      'flat with a number',
      'flat with a number, wrapped',
    ]),
    travellerNumber: pick(['teilnehmer', 'teilnehmernr', 'teilnehmer_nr']),
    firstTraveller: pick([0, 1]),
    insuranceNames: pick(['own', 'in t_leistungen']),
    noInsurance: pick(['with numbers', 'empty numbers', 'no numbers']),
    failing: some(OPTIONAL_PARTS, 3),
    texts: pick(['plain', 'HTML']),
    pictures: pick(['', 'kunden/4/', 'v1712/reisen.ch/']),
    extensionPrices: pick(['both packages', 'extension alone']),
    extensionOfDate: pick(['null', 'first']),
    calculationTypes: pick(['null', 'FIX', 'PAUSCHAL', 'each']),
    firstId: 1 + integer(90_000),
  }
}

/** One line with the traits that differ from the plainest platform. */
export function describeTraits(traits: Traits): string {
  const plain: Readonly<Record<string, unknown>> = { ...PLAIN }
  const unusual = Object.entries(traits).filter(
    ([name, value]) => name === 'seed' || JSON.stringify(value) !== JSON.stringify(plain[name]),
  )
  return unusual.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')
}
