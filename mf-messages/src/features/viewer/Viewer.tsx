import { useEffect, useState } from 'react'
import type { MessageFile } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { IconButton, LinkButton, Modal, Row, Spacer } from '@samspel/ui'
import { messages } from './messages'

interface ViewerProps {
  files: readonly MessageFile[]
  /** Id of the picture to show first. */
  first: string
  onClose: () => void
}

/** Shows the pictures of a thread one at a time, with arrows to the others. */
export function Viewer({ files, first, onClose }: ViewerProps) {
  const t = useText()
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      files.findIndex(({ id }) => id === first),
    ),
  )
  const all = files.length
  const file = files[at]
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setAt((now) => Math.min(all - 1, now + 1))
      if (key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [all])
  if (!file) return null
  return (
    <Modal open onClose={onClose} size="lg" title={t(messages.title, { n: at + 1, all })}>
      <img
        src={file.url}
        alt={file.name}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        style={{
          display: 'block',
          maxWidth: '100%',
          maxHeight: '70dvh',
          width: 'auto',
          height: 'auto',
          margin: '0 auto',
        }}
      />
      <Row>
        <IconButton
          icon="chevron-left"
          label={t(messages.previous)}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <Spacer />
        <LinkButton href={`${file.url}?download=1`} icon="download">
          {t(messages.download)}
        </LinkButton>
        <Spacer />
        <IconButton
          icon="chevron-right"
          label={t(messages.next)}
          disabled={at === all - 1}
          onClick={() => setAt(at + 1)}
        />
      </Row>
    </Modal>
  )
}
