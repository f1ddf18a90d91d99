import { mediaKinds } from '../../post-draft-states'
import { Count, Id, Nullable, OneOf, Shape, Text } from '../primitives'

/** A picture or film of a draft. Addresses are the reader's own and run out. */
export const DraftMedia = Shape({
  /** Of the media file. */
  id: Id,
  kind: OneOf(mediaKinds),
  url: Text(500),
  /** A still of a film, or a smaller copy of a picture. */
  previewUrl: Nullable(Text(500)),
  width: Nullable(Count),
  height: Nullable(Count),
  /** Of films, ms. */
  durationMs: Nullable(Count),
  bytes: Count,
  alt: Text(500),
})
