import { readCentimes } from '#domain/money.ts'
import type { Checked } from '#domain/shape.ts'

/*
 * The JSON of a departure (specification 3, RatioTravel), as the back-office system writes it. A travel has hundreds of
 * departures with dozens of rows each, which are read while a visitor waits for a key press to be answered: they are
 * read row by row, for a schema takes many times as long. Numbers of records arrive as numbers or strings; here they
 * are strings. Unknown keys are left out.
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

interface Table<Row> {
  readonly data: readonly Row[]
}
interface NodeRow {
  readonly nr: string
}
interface PackageRow extends NodeRow {
  /** Hundredths, or null for what is no amount. */
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
  /** Hundredths, or null for what is no amount. */
  readonly zuschlag: number | null
}
interface StationRow extends NodeRow {
  readonly bezeichnung: string
  /** Hundredths, or null for what is no amount. */
  readonly zuschlag: number | null
  readonly ort: string | null
  readonly plz: string | null
  /** Degrees north. */
  readonly breite: number | null
  /** Degrees east. */
  readonly laenge: number | null
}

/** An object of JSON before anything is known of it. */
type Unread = Readonly<Record<string, unknown>>

/** Reads `dates[].json`. Tables that were not sent are empty. The reason names the part that is wrong. */
export function readBackOfficeDate(json: unknown): Checked<BackOfficeDate> {
  try {
    const data: unknown = typeof json === 'string' ? JSON.parse(json) : (json ?? {})
    if (!isObject(data)) return { isValid: false, reason: 'JSON: no object' }
    return { isValid: true, value: readDate(data) }
  } catch (error) {
    if (error instanceof WrongPart) return { isValid: false, reason: `${error.message}: not as expected` }
    return { isValid: false, reason: 'not JSON' }
  }
}

function readDate(data: Unread): BackOfficeDate {
  const { onlinebuchung } = data
  return {
    onlinebuchung: text(onlinebuchung, 'onlinebuchung'),
    t_packages: readTable(data, 't_packages', readPackage),
    t_reiseleistungen: readTable(data, 't_reiseleistungen', readService),
    t_knotens_hin: readTable(data, 't_knotens_hin', readNode),
    t_knotens_rueck: readTable(data, 't_knotens_rueck', readNode),
    t_knotenhalte_hin: readTable(data, 't_knotenhalte_hin', readStop),
    t_knotenhalte_rueck: readTable(data, 't_knotenhalte_rueck', readStop),
    t_haltestellen_hin: readTable(data, 't_haltestellen_hin', readStation),
    t_haltestellen_rueck: readTable(data, 't_haltestellen_rueck', readStation),
  }
}

/** Its message is the path of what cannot be used. It never leaves this module. */
class WrongPart extends Error {}

function readTable<Row>(data: Unread, name: string, readRow: (row: Unread) => Row): Table<Row> {
  const table = data[name] === undefined ? {} : data[name]
  if (!isObject(table)) throw new WrongPart(name)
  const rows = table['data'] === undefined ? [] : table['data']
  if (!Array.isArray(rows)) throw new WrongPart(`${name}.data`)
  return { data: rows.map((row: unknown, index) => at(`${name}.data[${index}]`, row, readRow)) }
}

function at<Row>(place: string, row: unknown, readRow: (row: Unread) => Row): Row {
  if (!isObject(row)) throw new WrongPart(place)
  try {
    return readRow(row)
  } catch (error) {
    throw error instanceof WrongPart ? new WrongPart(`${place}.${error.message}`) : error
  }
}

function readNode({ nr }: Unread): NodeRow {
  return { nr: no(nr, 'nr') }
}

function readPackage({ nr, derived_preis }: Unread): PackageRow {
  return { nr: no(nr, 'nr'), derived_preis: readCentimes(derived_preis) }
}

function readService({ nr, leistungnr, code, derived_preis }: Unread): ServiceRow {
  return { nr: no(nr, 'nr'), leistungnr: no(leistungnr, 'leistungnr'), code: text(code, 'code'), derived_preis: readCentimes(derived_preis) }
}

function readStop({ nr, knoten, halt, zeit, zuschlag }: Unread): StopRow {
  return {
    ...{ nr: no(nr, 'nr'), knoten: no(knoten, 'knoten'), halt: no(halt, 'halt') },
    ...{ zeit: text(zeit, 'zeit'), zuschlag: readCentimes(zuschlag) },
  }
}

function readStation({ nr, bezeichnung, zuschlag, ort, plz, breite, laenge }: Unread): StationRow {
  const name = text(bezeichnung, 'bezeichnung') ?? ''
  if (name === '') throw new WrongPart('bezeichnung')
  return {
    ...{ nr: no(nr, 'nr'), bezeichnung: name, zuschlag: readCentimes(zuschlag), ort: text(ort, 'ort'), plz: text(plz, 'plz') },
    ...{ breite: degrees(breite), laenge: degrees(laenge) },
  }
}

/** A number of the back office, as text. */
function no(value: unknown, name: string): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '') throw new WrongPart(name)
  return value
}

function text(value: unknown, name: string): string | null {
  if (value === undefined || value === null || typeof value === 'string') return value ?? null
  if (typeof value !== 'number' && typeof value !== 'boolean') throw new WrongPart(name)
  return String(value)
}

function degrees(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function isObject(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
