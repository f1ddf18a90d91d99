/** Wraps text at word boundaries into lines of at most `width` characters; a longer word is not broken. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/**
 * Formats plain-text columns for a terminal.
 * @param width maximum line length of a cell in characters; longer texts are wrapped at word boundaries
 */
export function table(head: readonly string[], rows: readonly (readonly unknown[])[], width = Infinity): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => wrap(String(cell), width)))
  const widths = head.map((_, column) =>
    Math.max(...cells.flatMap((row) => (row[column] ?? []).map((line) => line.length))),
  )
  const lines = cells.flatMap((row) =>
    Array.from({ length: Math.max(...row.map((cell) => cell.length)) }, (_, line) =>
      row
        .map((cell, column) => (cell[line] ?? '').padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
  )
  return lines.join('\n')
}
