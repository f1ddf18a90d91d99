import { Nullable, Optional, PictureFocus, Shape, Text } from '../primitives'

/** One of what a pass promises, as it was when the pass was given (decision 113). */
export const PromisedProduct = Shape({
  name: Text(120),
  /** The brand's own number of it; empty where none is written. */
  article: Text(120),
  imageUrl: Nullable(Text(500)),
  /** Where the picture is the campaign's. */
  imageFocus: Optional(PictureFocus),
})
