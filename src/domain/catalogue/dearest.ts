interface Numbered<Row> {
  readonly numberOf: (row: Row) => string
  /** In centimes; null for none. */
  readonly priceOf: (row: Row) => number | null
}

/**
 * Rows by their number, in the order in which the numbers first occur. Of several of one number the dearest counts: nobody is told less
 * than may be charged (rule 10.35).
 */
export function dearestByNumber<Row>(rows: readonly Row[], { numberOf, priceOf }: Numbered<Row>): Map<string, Row> {
  const dearest = new Map<string, Row>()
  for (const row of rows) {
    const former = dearest.get(numberOf(row))
    if (former === undefined || (priceOf(row) ?? -Infinity) > (priceOf(former) ?? -Infinity))
      dearest.set(numberOf(row), row)
  }
  return dearest
}
