/** Joints of German compounds: with a linking s, «Annullierungs|schutz», and those of the headings, «Reise|bedingungen». */
const JOINT = /(ungs|heits|keits|schafts|tions|schutz|Reise(?!n))(?=\p{Ll}{4})/gu

/** Inserts soft hyphens into compounds, for browsers without German hyphenation. */
export function withSoftHyphens(text: string): string {
  return text.replace(JOINT, '$1\u00AD')
}
