import type { ReadPicture } from './read-picture'

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own detector, if it supports QR codes: some browsers have the class but no formats. */
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

/** Creates a QR code reader. The library is loaded only if the browser has none; rejects when that fails. */
export const makeReader = async (): Promise<ReadPicture> =>
  (await ownReader()) ?? (await import(/* webpackChunkName: "qr-reader" */ './library-reader')).makeLibraryReader()
