/**
 * Damerau–Levenshtein distance: letters left out, added, changed, or two swapped.
 * @returns a number above `most` where there are more than that
 */
export function typingErrors(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1
  let [before, last] = [
    new Array<number>(word.length + 1).fill(0),
    Array.from({ length: word.length + 1 }, (_, column) => column),
  ]
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    let least = row
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      const replaced = at(last, column - 1) + (isSame ? 0 : 1)
      const swapped = isSwapped ? at(before, column - 2) + 1 : replaced
      const errors = Math.min(replaced, swapped, at(last, column) + 1, at(next, column - 1) + 1)
      next.push(errors)
      least = Math.min(least, errors)
    }
    if (least > most) return most + 1
    ;[before, last] = [last, next]
  }
  return at(last, word.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0
}
