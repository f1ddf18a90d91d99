import { faint, margin, type Sheet, width } from './sheet'

export interface Column {
  heading: string
  /** Share of the page's width. */
  share: number
  align?: 'right'
}

const rowHeight = 17

/** A table over as many pages as it takes, with its headings on each, and its sums below. */
export const drawTable = (
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  sums?: readonly string[],
): void => {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const line = (cells: readonly string[], style: { bold?: boolean; color?: string; size: number }) => {
    let x = margin
    columns.forEach(({ share, align }, index) => {
      const wide = (width * share) / all
      sheet.put(cells[index] ?? '', [x, sheet.y, wide - 6], { ...style, ...(align && { align }) })
      x += wide
    })
    sheet.y += rowHeight
  }
  const head = () => {
    line(
      columns.map(({ heading }) => heading),
      { color: faint, size: 7.5 },
    )
  }
  sheet.need(3 * rowHeight)
  head()
  for (const cells of rows) {
    if (sheet.need(rowHeight)) head()
    sheet.rule()
    sheet.y += 4
    line(cells, { size: 8.5 })
    sheet.y -= 2
  }
  if (!sums) return
  sheet.need(rowHeight)
  sheet.rule()
  sheet.y += 4
  line(sums, { size: 8.5, bold: true })
  sheet.y += 8
}
