/** Hands a text to the reader as a file. */
export const saveFile = (name: string, text: string, type = 'text/csv'): void => {
  // Excel takes a CSV file for UTF-8 only with this mark in front.
  const address = URL.createObjectURL(
    new Blob([type === 'text/csv' ? '\uFEFF' : '', text], { type: `${type};charset=utf-8` }),
  )
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser must have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A name that every file system takes. */
export const fileName = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'lista'
