/** Where German joins two words by an s of its own: «Annullierungs|schutz». */
const JOINT = /(ungs|heits|keits|schafts|tions)(?=\p{Ll}{4})/gu

/** A text that may break at the joints of its long words, also in browsers that know no German hyphenation. */
export function withSoftHyphens(text: string): string {
  return text.replace(JOINT, '$1\u00AD')
}
