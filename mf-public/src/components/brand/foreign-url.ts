/**
 * The address, where a visitor may be sent to it: a page of the web and nothing else. Undefined for scripts, files and what is no address.
 */
export const webAddress = (url: string | null | undefined): string | undefined => {
  try {
    const { protocol, href } = new URL(url ?? '')
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
