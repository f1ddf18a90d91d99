import { useState } from 'react'
import type { MessageFile } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Button, ErrorState, Icon, List, ListItem, Modal, SkeletonList } from '@samspel/ui'
import { iconOf } from '../../components/file-icon'
import { listThreadFiles } from '../../data'
import { messages } from './messages'

interface FilesDialogProps {
  brandId: string
  instagramerId: string | undefined
  onClose: () => void
}

function Page({ brandId, instagramerId, page }: Omit<FilesDialogProps, 'onClose'> & { page: number }) {
  const t = useText()
  const f = useFormats()
  const { result, error, retry } = useQuery(
    listThreadFiles({ query: { brandId, ...(instagramerId && { instagramerId }), page } }),
  )
  const files = (result?.files ?? []) as readonly MessageFile[]
  if (error && !result)
    return <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
  if (!result) return <SkeletonList label={t(messages.loading)} rows={3} />
  return (
    <List label={t(messages.title)} card={false}>
      {files.map(({ id, name, type, url, previewUrl, createdAt }) => (
        <ListItem
          key={id}
          picture={
            previewUrl ? (
              <img src={previewUrl} alt="" width={44} height={44} style={{ objectFit: 'cover', borderRadius: 8 }} />
            ) : (
              <Icon name={iconOf({ type })} size={24} />
            )
          }
          title={
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          }
          detail={f.date(createdAt)}
        />
      ))}
    </List>
  )
}

/** All files of a thread, newest first. */
export function FilesDialog({ brandId, instagramerId, onClose }: FilesDialogProps) {
  const t = useText()
  const [pages, setPages] = useState(1)
  const { result } = useQuery(
    listThreadFiles({ query: { brandId, ...(instagramerId && { instagramerId }), page: pages } }),
  )
  return (
    <Modal open onClose={onClose} title={t(messages.title)}>
      {Array.from({ length: pages }, (_, at) => (
        <Page key={at} brandId={brandId} instagramerId={instagramerId} page={at + 1} />
      ))}
      {result?.meta.nextPage && <Button onClick={() => setPages(pages + 1)}>{t(commonMessages.showMore)}</Button>}
    </Modal>
  )
}
