/** Limits of pictures and films that are sent in parts, named once for the server, the screens and their texts. */
export const mediaLimits = {
  /** Bytes of every part but the last: small enough for every proxy, large enough for a phone's connection. */
  partBytes: 4 * 1024 * 1024,
  pictureBytes: 20 * 1024 * 1024,
  filmBytes: 200 * 1024 * 1024,
  /** PDF, of messages alone. */
  documentBytes: 20 * 1024 * 1024,
  filmSeconds: 90,
  /** The longer side of a picture as it is kept, px. */
  pictureSide: 2_048,
  pictures: 10,
  films: 1,
  /** Types that a browser offers to choose; the server looks at the bytes. */
  pictureTypes: ['image/jpeg', 'image/png', 'image/webp'],
  filmTypes: ['video/mp4', 'video/quicktime', 'video/webm'],
  documentTypes: ['application/pdf'],
  /** Hours after its last part for which an unfinished file is kept. */
  unfinishedHours: 24,
  /** Days for which a file is kept that nothing shows. */
  unusedDays: 7,
  /** Bytes that one account may have lying about unused. */
  unusedBytes: 1024 * 1024 * 1024,
} as const
