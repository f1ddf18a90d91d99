import { isNative } from './bridge'
import { native } from './native'

/** What {@link openExternal} needs of its surroundings; given in tests. */
export interface ExternalLinkOptions {
  /** Told once when the address cannot be parsed or opened. Default: the console. */
  onError?: (error: Error) => void
  /** Opens the address in a browser window. */
  open?: (url: string) => void
  /** Hands the address to the wrapper. */
  postToNative?: (url: string) => Promise<void>
  /** Whether the page is inside the wrapper. */
  inside?: () => boolean
}

/**
 * Opens an outside address: in the device browser inside the native wrapper (G-08), else in a new window.
 * An address that cannot be parsed, or that is not http(s), mailto or tel, is reported and nothing opens. Never throws.
 * @returns whether something was opened.
 */
export function openExternal(url: string, options: ExternalLinkOptions = {}): boolean {
  const { onError = (error: Error) => console.error(error), inside = isNative } = options
  const { open = openWindow, postToNative = (address: string) => native.post({ type: 'openExternal', url: address }) } =
    options
  try {
    const { href, protocol } = new URL(url)
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))
      throw new TypeError(`Not an outside address: ${protocol}`)
    if (inside()) postToNative(href).catch((error: unknown) => onError(asError(error)))
    else open(href)
    return true
  } catch (error) {
    onError(asError(error))
    return false
  }
}

function openWindow(url: string) {
  window.open(url, '_blank', 'noopener,noreferrer')
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
