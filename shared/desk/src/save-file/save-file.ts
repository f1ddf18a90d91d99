/**
 * Gives something to the browser as a file to keep.
 *
 * @param name with its ending: `samspel-butiker.csv`
 * @param content text, bytes or a `Blob`
 * @param type media type of the file: `text/csv;charset=utf-8`
 */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  // Some browsers save nothing from a link that is not in the page.
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
