/** A document that remembers where what stands: `page`, then `x y width text` with weight, size, colour and side; lines by their ends. */
export const recordedPdf = (width: number) => {
  const said: string[] = []
  let style: unknown[] = []
  const line: unknown[] = []
  const document = {
    page: { width },
    /** Where the next line would stand. */
    y: 0,
    addPage: () => (said.push('page'), document),
    font: (name: string) => ((style = [name]), document),
    fontSize: (size: number) => (style.push(size), document),
    fillColor: (color: string) => (style.push(color), document),
    text: (text: string, x: number, y: number, options: { width: number; height?: number; align?: string }) => {
      const { width: wide, height = '', align = '' } = options
      document.y = y + 12
      said.push([x, y, wide, `“${text}”`, ...style, height, align].join(' ').trim())
      return document
    },
    moveTo: (x: number, y: number) => (line.push(x, y), document),
    lineTo: (x: number, y: number) => (line.push(x, y), document),
    lineWidth: (wide: number) => (line.push(wide), document),
    stroke: (color: string) => (said.push(`line ${line.splice(0).join(' ')} ${color}`), document),
  }
  return { said, document: document as unknown as PDFKit.PDFDocument }
}
