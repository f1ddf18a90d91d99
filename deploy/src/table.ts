/** Breaks a text between words into lines of at most `width` signs; a longer word stays whole. */
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
 * Plain columns for a terminal.
 * @param width longest line of a cell, in signs; longer texts are broken between words
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
