const HEAD_END = '</head>'

/**
 * Edits the head of a page and its end from the boot script on, as one text. The middle, most of the page, stays
 * the bytes that were rendered: each edit would copy it. A page without a boot script is edited as a whole.
 */
export function withShell(page: Buffer, edit: (shell: string) => string): Buffer<ArrayBuffer> {
  const headEnd = page.indexOf(HEAD_END)
  const tail = page.lastIndexOf('<script', page.lastIndexOf(' type="module"'))
  if (headEnd < 0 || tail < headEnd) return Buffer.from(edit(page.toString()))
  const shell = edit(page.toString('utf8', 0, headEnd) + HEAD_END + page.toString('utf8', tail))
  const split = shell.indexOf(HEAD_END)
  return Buffer.concat([
    Buffer.from(shell.slice(0, split)),
    page.subarray(headEnd, tail),
    Buffer.from(shell.slice(split + HEAD_END.length)),
  ])
}
