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
  // Some browsers ignore a download link that is not in the document.
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
