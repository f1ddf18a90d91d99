import type { Browser } from '@playwright/test'

/** Compares pictures of pages. */
export interface Pictures {
  /** Share of the pixels that differ, from 0 to 1; what only the longer page has differs. */
  share(one: Buffer, other: Buffer): Promise<number>
}

/** Compares in a page of the browser, which decodes faster than any library, and has drawn both pictures. */
export async function comparePictures(browser: Browser): Promise<Pictures> {
  const page = await browser.newPage()
  return {
    share(one, other) {
      if (one.equals(other)) return Promise.resolve(0)
      return page.evaluate(
        async (sources) => {
          const [a, b] = await Promise.all(
            sources.map(async (source) => {
              const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
              const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
              context.drawImage(bitmap, 0, 0)
              return context.getImageData(0, 0, bitmap.width, bitmap.height)
            }),
          )
          const [left, right] = [new Uint32Array(a!.data.buffer), new Uint32Array(b!.data.buffer)]
          if (a!.width !== b!.width) return 1
          const [short, long] = left.length < right.length ? [left, right] : [right, left]
          const other = short.reduce((sum, pixel, index) => sum + (pixel === long[index] ? 0 : 1), 0)
          return (other + long.length - short.length) / long.length
        },
        [one.toString('base64'), other.toString('base64')],
      )
    },
  }
}
