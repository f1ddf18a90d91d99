import type { MediaFile, MessageFile } from '@samspel/api'
import { mediaUploadsFor } from '@samspel/forms/media'
import type { useAppDispatch } from '@samspel/store'

/** As a message on its way shows it; once it has arrived the server says. */
const toMessageFile = ({
  id,
  kind,
  name,
  bytes,
  width,
  height,
  url,
  previewUrl,
  durationMs,
}: MediaFile): MessageFile => ({
  id,
  name,
  type: ({ picture: 'image/webp', film: 'video/mp4', document: 'application/pdf' } as const)[kind],
  bytes,
  width,
  height,
  url: url ?? '',
  previewUrl,
  durationMs,
  createdAt: new Date().toISOString(),
})

/** The files of the next message in a thread. They go on while the page shows something else. */
export const attachmentsOf = (
  { brandId, instagramerId }: { brandId: string; instagramerId: string | undefined },
  dispatch: ReturnType<typeof useAppDispatch>,
) => {
  const target = { purpose: 'message', forId: brandId, ...(instagramerId && { instagramerId }) } as const
  const { uploads, read, subscribe } = mediaUploadsFor(target, dispatch)
  return {
    read,
    subscribe,
    add: uploads.add,
    retry: uploads.retry,
    remove: uploads.remove,
    take: (): MessageFile[] => uploads.take().map(toMessageFile),
  }
}
