import type { ReadPicture } from './read-picture'

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own detector, where it has one that knows QR codes: some have the class and no format. */
async function ownReader(): Promise<ReadPicture | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (source) => (await detector.detect(source))[0]?.rawValue
  } catch {
    return undefined
  }
}

/** What reads QR codes here. A library comes only where the browser cannot; rejects when it does not come. */
export const makeReader = async (): Promise<ReadPicture> =>
  (await ownReader()) ?? (await import(/* webpackChunkName: "qr-reader" */ './library-reader')).makeLibraryReader()
