/** The normalised address if it is safe to link to: http(s) only. Undefined for scripts, files and invalid addresses. */
export const webAddress = (url: string | null | undefined): string | undefined => {
  try {
    const { protocol, href } = new URL(url ?? '')
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
