/** Widths in px to which the server resizes uploads. */
const widths = [160, 320, 480, 640, 960, 1280] as const

const srcSet = (src: string, format: '' | '&format=avif') =>
  widths.map((width) => `${src}?width=${width}${format} ${width}w`).join(', ')

/** The `srcset`s of an uploaded picture; undefined for any other address, which exists in one size only. */
export const pictureSources = (src: string): { avif: string; webp: string } | undefined =>
  /^\/uploads\/[^?#]+$/.test(src) ? { avif: srcSet(src, '&format=avif'), webp: srcSet(src, '') } : undefined
