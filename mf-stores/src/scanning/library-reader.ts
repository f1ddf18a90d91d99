import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { ReadPicture } from './read-picture'

/** Pixels of the longer side that are looked at: a pass fills half of the frame, and phones have little time. */
const LOOKED_AT = 800

/** Reads by zxing. Its machine code is a file of our own release, of the very version of the library, never the library's CDN. */
export async function makeLibraryReader(): Promise<ReadPicture> {
  const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (source) => {
    const { videoWidth, videoHeight } = source
    if (!context || videoWidth === 0) return undefined
    const scale = Math.min(1, LOOKED_AT / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true })
    return found?.isValid ? found.text : undefined
  }
}
