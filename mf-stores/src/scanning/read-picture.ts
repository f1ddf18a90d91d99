/** Reads the first QR code in a picture; undefined when there is none. */
export type ReadPicture = (source: HTMLVideoElement) => Promise<string | undefined>
