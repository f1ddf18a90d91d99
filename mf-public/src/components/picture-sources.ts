/** Widths in px that the server makes of an upload. */
const widths = [160, 320, 480, 640, 960, 1280] as const

const srcSet = (src: string, format: '' | '&format=avif') =>
  widths.map((width) => `${src}?width=${width}${format} ${width}w`).join(', ')

/** The sizes of an uploaded picture as `srcset`s; undefined for any other address, which has one size. */
export const pictureSources = (src: string): { avif: string; webp: string } | undefined =>
  /^\/uploads\/[^?#]+$/.test(src) ? { avif: srcSet(src, '&format=avif'), webp: srcSet(src, '') } : undefined
