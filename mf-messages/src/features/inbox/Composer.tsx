import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { MessageFile, ThreadContext } from '@samspel/api'
import { mediaLimits } from '@samspel/api/media-limits'
import { messageLimits } from '@samspel/api/message-rules'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppSelector } from '@samspel/store'
import { IconButton, Kbd, TextArea, useIsMobile } from '@samspel/ui'
import { onComposerText } from '../../components/composer-bridge'
import { Glyph } from '../../components/glyphs'
import { messageDrafts, selectWriter } from '../../data'
import css from './Composer.module.css'
import { threadMessages as messages } from './thread-messages'
import type { useAttachments } from './use-attachments'

const TemplatesDialog = lazyDialog(() =>
  import(/* webpackChunkName: "templates" */ '../templates').then((module) => module.TemplatesDialog),
)

const refusals = {
  nothing: messages.nothing,
  files: messages.filesUnderWay,
  refusedFiles: messages.filesRefused,
} as const
const accept = 'image/*,video/*,application/pdf'
const LONGEST = messageLimits.bodyLength

interface ComposerProps {
  conversation: string
  name: string
  brandId: string
  isCreator: boolean
  context: ThreadContext | undefined
  attachments: ReturnType<typeof useAttachments>
  onSend: (body: string, files: readonly MessageFile[]) => void
}

/** The message field. Its draft survives a reload and a new sign-in. */
export function Composer({ conversation, name, brandId, isCreator, context, attachments, onSend }: ComposerProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const writer = useAppSelector(selectWriter)
  const [text, setText] = useState(() => messageDrafts.read(writer, conversation))
  const [refused, setRefused] = useState<keyof typeof refusals>()
  const [isChoosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const body = text.trim()
  const over = body.length - LONGEST
  const { files, known, List } = attachments
  const ready = files.filter(({ state }) => state === 'ready').length

  const type = (next: string) => {
    setText(next)
    setRefused(undefined)
    messageDrafts.write(writer, conversation, next)
    if (next) messageDrafts.keyOf(writer, conversation)
  }
  useEffect(
    () =>
      onComposerText((added) => {
        setText((before) => {
          const next = before.trim() ? `${before}\n\n${added}` : added
          messageDrafts.write(writer, conversation, next)
          messageDrafts.keyOf(writer, conversation)
          return next
        })
        box.current?.querySelector('textarea')?.focus()
      }),
    [conversation, writer],
  )
  // Another tab sent or changed the same draft, so this one follows.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === messageDrafts.nameOf(writer, conversation)) setText(newValue ?? '')
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [conversation, writer])

  const send = () => {
    // What was chosen goes along or is taken out first: the text may speak of it.
    if (files.some(({ state }) => state === 'failed')) return setRefused('refusedFiles')
    if (attachments.isTaking || ready < files.length) return setRefused('files')
    if ((!body && ready === 0) || over > 0) return setRefused('nothing')
    onSend(body, attachments.take())
    setText('')
    setRefused(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isMobile) return
    event.preventDefault()
    send()
  }
  const choose = (chosen: FileList | null) => {
    void attachments.add([...(chosen ?? [])])
    if (input.current) input.current.value = ''
  }
  const error = over > 0 ? t(messages.tooLong, { n: over }) : refused && t(refusals[refused])

  return (
    <form
      className={css.composer}
      data-composer
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {List && known && <List files={files} onRetry={known.retry} onRemove={known.remove} />}
      <div ref={box} className={css.box}>
        <TextArea
          label={t(messages.write)}
          placeholder={name ? t(commonMessages.writeTo, { name: name.split(' ')[0] ?? name }) : t(messages.write)}
          hideLabel
          value={text}
          onChange={type}
          onKeyDown={onKeyDown}
          minRows={1}
          maxRows={5}
          error={error}
          className={css.field}
        />
        <div className={css.tools}>
          <button
            type="button"
            className={css.tool}
            aria-label={t(messages.attach)}
            title={t(messages.attach)}
            onClick={() => {
              attachments.want()
              input.current?.click()
            }}
          >
            <Glyph name="paperclip" size={18} />
          </button>
          {!isCreator && (
            <button
              type="button"
              className={css.tool}
              aria-label={t(messages.templates)}
              onClick={() => setChoosing(true)}
            >
              <Glyph name="template" size={18} /> <span className={css.toolWord}>{t(messages.templates)}</span>
            </button>
          )}
          <span className={css.grow} />
          <IconButton
            icon="send"
            label={t(commonMessages.send)}
            variant={body || ready > 0 ? 'main' : 'quiet'}
            className={css.send ?? ''}
            onClick={send}
          />
        </div>
      </div>
      <input ref={input} type="file" hidden multiple accept={accept} onChange={(event) => choose(event.target.files)} />
      {!isMobile && (
        <div className={css.hint}>
          <span>{t(messages.limits, { n: messageLimits.files, seconds: mediaLimits.filmSeconds })}</span>
          <span>
            {t(commonMessages.send)} <Kbd>↵</Kbd>
          </span>
        </div>
      )}
      {isChoosing && context && (
        <TemplatesDialog brandId={brandId} values={context.values} onClose={() => setChoosing(false)} />
      )}
    </form>
  )
}
