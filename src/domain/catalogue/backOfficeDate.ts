import { isJsonObject } from '#domain/jsonObject.ts'
import { readCentimes } from '#domain/money.ts'
import type { Checked } from '#domain/shape.ts'
import { timeText } from '#domain/timeOfDay.ts'
import { isNullish, isReadable, numberIn, parsed, recordIn, tableIn, textIn, type Table } from './backOfficeJson.ts'

/*
 * The JSON of a departure (rule 3.6.3.2) from the back-office system. Record numbers are sent as numbers or texts; here
 * they are texts. Unusable rows are left out, unknown keys ignored.
 */

export interface BackOfficeDate {
  readonly onlinebuchung: string | null
  readonly t_packages: Table<PackageRow>
  readonly t_reiseleistungen: Table<ServiceRow>
  readonly t_knotens_hin: Table<NodeRow>
  readonly t_knotens_rueck: Table<NodeRow>
  readonly t_knotenhalte_hin: Table<StopRow>
  readonly t_knotenhalte_rueck: Table<StopRow>
  readonly t_haltestellen_hin: Table<StationRow>
  readonly t_haltestellen_rueck: Table<StationRow>
}

interface NodeRow {
  readonly nr: string
}
interface PackageRow extends NodeRow {
  /** Centimes; null where it is not an amount. */
  readonly derived_preis: number | null
}
interface ServiceRow extends PackageRow {
  readonly leistungnr: string
  readonly code: string | null
}
interface StopRow extends NodeRow {
  readonly knoten: string
  readonly halt: string
  readonly zeit: string | null
  /** Centimes; null where it is not an amount. */
  readonly zuschlag: number | null
}
interface StationRow extends NodeRow {
  readonly bezeichnung: string
  /** Centimes; null where it is not an amount. */
  readonly zuschlag: number | null
  readonly ort: string | null
  readonly plz: string | null
  /** Latitude in degrees. */
  readonly breite: number | null
  /** Longitude in degrees. */
  readonly laenge: number | null
}

const TABLES = [
  ...(['t_packages', 't_reiseleistungen', 't_knotens_hin', 't_knotens_rueck'] as const),
  ...(['t_knotenhalte_hin', 't_knotenhalte_rueck', 't_haltestellen_hin', 't_haltestellen_rueck'] as const),
] as const

const NAMES = ['onlinebuchung', ...TABLES] as const

/** Parses `dates[].json`. Missing tables are empty. */
export function readBackOfficeDate(json: unknown): Checked<BackOfficeDate> {
  const data = isNullish(parsed(json)) ? {} : recordIn(json, NAMES)
  if (data === null) return { isValid: false, reason: 'JSON: no object' }
  return {
    isValid: true,
    value: {
      onlinebuchung: textIn(data['onlinebuchung']),
      t_packages: tableIn(data['t_packages'], readPackage),
      t_reiseleistungen: tableIn(data['t_reiseleistungen'], readService),
      t_knotens_hin: tableIn(data['t_knotens_hin'], readNode),
      t_knotens_rueck: tableIn(data['t_knotens_rueck'], readNode),
      t_knotenhalte_hin: tableIn(data['t_knotenhalte_hin'], readStop),
      t_knotenhalte_rueck: tableIn(data['t_knotenhalte_rueck'], readStop),
      t_haltestellen_hin: tableIn(data['t_haltestellen_hin'], readStation),
      t_haltestellen_rueck: tableIn(data['t_haltestellen_rueck'], readStation),
    },
  }
}

/** The unusable parts of a departure's data, for the log: tables, and numbers of rows. */
export function problemsOf(date: BackOfficeDate): readonly string[] {
  return TABLES.flatMap((name) => {
    const table = date[name]
    if (!isReadable(table)) return [`${name}: not as expected`]
    return table.unreadable === 0 ? [] : [`${name}: ${table.unreadable} rows not as expected`]
  })
}

/** A node: a record with its number, or the number alone, as the contract leaves its fields open. */
function readNode(row: unknown, key: string | null): NodeRow | null {
  const nr = isJsonObject(row) ? (numberIn(row['nr']) ?? numberIn(row['knoten']) ?? key) : numberIn(row)
  return nr === null ? null : { nr }
}

function readPackage(row: unknown, key: string | null): PackageRow | null {
  if (!isJsonObject(row)) return null
  const nr = numberIn(row['nr']) ?? key
  const centimes = readCentimes(row['derived_preis'])
  // Nobody is paid for sleeping in a room: it counts as one without a price. Services may well be discounts.
  return nr === null ? null : { nr, derived_preis: centimes !== null && centimes < 0 ? null : centimes }
}

// Assumption: in an object keyed by number, the keys of services are `leistungnr`, the number used in all references.
function readService(row: unknown, key: string | null): ServiceRow | null {
  if (!isJsonObject(row)) return null
  const leistungnr = numberIn(row['leistungnr']) ?? key
  if (leistungnr === null) return null
  return {
    nr: numberIn(row['nr']) ?? '',
    leistungnr,
    code: textIn(row['code']),
    derived_preis: readCentimes(row['derived_preis']),
  }
}

function readStop(row: unknown, key: string | null): StopRow | null {
  if (!isJsonObject(row)) return null
  const nr = numberIn(row['nr']) ?? key
  const knoten = numberIn(row['knoten'])
  const halt = numberIn(row['halt'])
  if (nr === null || knoten === null || halt === null) return null
  return { nr, knoten, halt, zeit: timeText(textIn(row['zeit'])), zuschlag: readCentimes(row['zuschlag']) }
}

function readStation(row: unknown, key: string | null): StationRow | null {
  if (!isJsonObject(row)) return null
  const nr = numberIn(row['nr']) ?? key
  const bezeichnung = textIn(row['bezeichnung'])
  if (nr === null || bezeichnung === null) return null
  return {
    nr,
    bezeichnung,
    zuschlag: readCentimes(row['zuschlag']),
    ort: textIn(row['ort']),
    plz: textIn(row['plz']),
    breite: degrees(row['breite']),
    laenge: degrees(row['laenge']),
  }
}

function degrees(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
