import { useCallback, useRef, useState } from 'react'
import { mediaLimits } from '@samspel/api/media-limits'
import type { MediaUpload, MediaUploads } from '@samspel/forms/media'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Icon, Modal, Notice, TextField, VisuallyHidden } from '@samspel/ui'
import css from './Draft.module.css'
import { MediaTile, useReason } from './MediaTile'
import { tileMessages as m } from './tile-messages'
import { useTileDrag } from './use-tile-drag'

const accept = [...mediaLimits.pictureTypes, 'image/heic', 'image/heif', ...mediaLimits.filmTypes].join(',')
const mostAlt = 500
const mega = (bytes: number) => bytes / 1024 ** 2

/** What shrinking has saved so far, in words; undefined while it saves nothing worth telling. */
function useSavings() {
  const t = useText()
  const f = useFormats()
  return (files: readonly MediaUpload[]): string | undefined => {
    const smaller = files.find(({ chosenBytes, bytes, state }) => state !== 'ready' && bytes < chosenBytes * 0.9)
    if (!smaller) return undefined
    const size = (bytes: number) => `${f.number(mega(bytes), 1)} MB`
    return t(m.shrunk, { from: size(smaller.chosenBytes), to: size(smaller.bytes) })
  }
}

function AltDialog({ upload, name, onDone }: { upload: MediaUpload; name: string; onDone: (alt?: string) => void }) {
  const t = useText()
  const [alt, setAlt] = useState(upload.alt)
  return (
    <Modal
      open
      title={t(m.describe)}
      onClose={() => onDone()}
      footer={<Button onClick={() => onDone(alt.trim())}>{t(commonMessages.save)}</Button>}
    >
      <TextField label={name} help={t(m.describeHelp)} value={alt} onChange={setAlt} maxLength={mostAlt} autoFocus />
    </Modal>
  )
}

/** The pictures and the film of the draft, in their order. */
export function Tiles({ files, uploads }: { files: readonly MediaUpload[]; uploads: MediaUploads }) {
  const t = useText()
  const reasonOf = useReason()
  const savings = useSavings()(files)
  const input = useRef<HTMLInputElement>(null)
  const [described, setDescribed] = useState<string>()
  const [noRoom, setNoRoom] = useState(0)
  const [said, say] = useState('')
  const nameOf = useCallback(
    ({ key, kind }: Pick<MediaUpload, 'key' | 'kind'>) => {
      const n = files.filter((one) => one.kind === kind).findIndex((one) => one.key === key) + 1
      return t(kind === 'film' ? m.film : m.picture, { n })
    },
    [files, t],
  )
  const move = useCallback(
    (key: string, to: number) => {
      uploads.move(key, to)
      say(t(m.moved, { n: to + 1, of: uploads.list().length }))
    },
    [uploads, t],
  )
  const drag = useTileDrag(move)
  const failed = files.filter(({ state }) => state === 'failed')
  const toDescribe = files.find(({ key }) => key === described)
  const isFull = files.length >= mediaLimits.pictures + mediaLimits.films
  return (
    <section aria-label={t(m.title)} className={css.media}>
      {files.length > 0 && (
        <ol className={css.tiles}>
          {files.map((upload, at) => (
            <MediaTile
              key={upload.key}
              upload={upload}
              at={at}
              of={files.length}
              name={nameOf(upload)}
              isDragged={drag.dragged === upload.key}
              hasMoved={drag.hasMoved}
              handlers={drag.handlers(upload.key)}
              onMove={(to) => move(upload.key, to)}
              onRemove={() => uploads.remove(upload.key)}
              onRetry={() => uploads.retry(upload.key)}
              onDescribe={() => setDescribed(upload.key)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {failed.map((upload) => (
        <Notice
          key={upload.key}
          kind="bad"
          title={nameOf(upload)}
          action={
            upload.canRetry && (
              <Button size="sm" variant="light" onClick={() => uploads.retry(upload.key)}>
                {t(commonMessages.retry)}
              </Button>
            )
          }
        >
          {reasonOf(upload)}
        </Notice>
      ))}
      {noRoom > 0 && <Notice kind="warn">{t(m.noRoom, { n: noRoom })}</Notice>}
      {savings && <p className={css.hint}>{savings}</p>}
      {!isFull && (
        <div className={css.add}>
          <button type="button" className={css.addTile} onClick={() => input.current?.click()}>
            <Icon name="photo" />
            {t(commonMessages.add)}
          </button>
          <p className={css.hint}>{t(m.limits, { seconds: mediaLimits.filmSeconds })}</p>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accept}
            aria-label={t(m.choose)}
            onChange={({ target }) => {
              setNoRoom(uploads.add([...(target.files ?? [])]))
              target.value = ''
            }}
          />
        </div>
      )}
      {toDescribe && (
        <AltDialog
          upload={toDescribe}
          name={nameOf(toDescribe)}
          onDone={(alt) => {
            if (alt !== undefined) uploads.describe(toDescribe.key, alt)
            setDescribed(undefined)
          }}
        />
      )}
    </section>
  )
}
