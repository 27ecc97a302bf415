import type { SelectOption } from '#web/ui/SelectField.tsx'

/** The most frequent countries, at the top of the list. */
const NEIGHBOURS = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT']

/** ISO 3166-1 alpha-2 codes. */
const OTHERS =
  'AD AE AF AG AI AL AM AO AR AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CI CL CM CN CO CR CU CV CY CZ DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO GA GB GD GE GG GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )

let options: readonly SelectOption[] | null = null

/** All countries sorted by name, the most frequent first. Memoised on first use: the names come from the browser. */
export function countryOptions(): readonly SelectOption[] {
  options ??= named(NEIGHBOURS).concat([...named(OTHERS)].sort((a, b) => a.label.localeCompare(b.label, 'de')))
  return options
}

function named(codes: readonly string[]): SelectOption[] {
  const names = new Intl.DisplayNames(['de-CH'], { type: 'region' })
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code }))
}
