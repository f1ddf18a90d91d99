import { Picture } from '@samspel/ui'
import type { PicturedWork } from './pictures'

/** The picture of a collaboration, cropped to the point that its brand has set. */
export function WorkPicture({
  work: { picture, campaignImageUrl, campaignImageFocus },
  ratio,
  width,
}: {
  work: PicturedWork
  ratio: number
  /** px; as wide as its place when absent. */
  width?: number
}) {
  return (
    <Picture
      src={picture}
      alt=""
      ratio={ratio}
      {...(width !== undefined && { width })}
      {...(picture === campaignImageUrl && { focus: campaignImageFocus })}
    />
  )
}
