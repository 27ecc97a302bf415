/** Separates the parts of a link in its accessible name. */
export function SpokenComma() {
  return <span className="sr-only">, </span>
}
