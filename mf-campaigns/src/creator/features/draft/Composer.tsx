import { useEffect, useMemo, useRef, useState } from 'react'
import type { Campaign, PostDraft } from '@samspel/api'
import { useMediaUploads } from '@samspel/forms/media'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { useAppDispatch } from '@samspel/store'
import { Avatar, Button, Notice, notify, StickyAction, TextArea } from '@samspel/ui'
import { useCautionWords } from '../../../shared/components/cautions'
import { sendPostDraft } from '../../../shared/components/drafts'
import { Checks } from './Checks'
import { draftChecks } from './checks'
import { Conflict } from './Conflict'
import css from './Draft.module.css'
import { messages } from './messages'
import { Tiles } from './Tiles'
import { type SaveState, useWriting } from './use-writing'

const mostSigns = 2_200

/** What is written, its pictures and film, what is missing, and the button. */
export function Composer({
  draft,
  campaign,
  onState,
  onSent,
}: {
  draft: PostDraft
  campaign: Pick<Campaign, 'hashtags' | 'mentions' | 'country'>
  onState: (state: SaveState) => void
  onSent: () => void
}) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { files, uploads } = useMediaUploads(draft.id)
  const restored = useRef(false)
  useEffect(() => {
    if (!restored.current) uploads.restore(draft.media)
    restored.current = true
  }, [draft, uploads])
  const media = useMemo(() => files.flatMap(({ id, alt }) => (id === undefined ? [] : [{ id, alt }])), [files])
  const writing = useWriting(draft, restored.current ? media : draft.media.map(({ id, alt }) => ({ id, alt })))
  const { caption, write, state, other, choose, save, forget } = writing
  useEffect(() => onState(state), [state, onState])

  const checks = draftChecks(caption, campaign, useCautionWords()(caption))
  const [isWanted, setWanted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Message>()
  const onWay = files.filter(({ state: at }) => at !== 'ready' && at !== 'failed')
  const hasFailed = files.some(({ state: at }) => at === 'failed')
  const needsNetwork = useNeedsNetwork()
  const reason = other
    ? t(messages.chooseFirst)
    : caption.trim() === '' || files.length === 0
      ? t(messages.nothing)
      : checks.some(({ kind, isMet }) => kind === 'label' && !isMet)
        ? t(messages.labelNeeded)
        : hasFailed
          ? t(messages.failedFirst)
          : needsNetwork

  const send = async () => {
    setSending(true)
    setProblem(undefined)
    const isSaved = await save()
    const sent = isSaved ? await dispatch(sendPostDraft({ params: { id: draft.id } })) : undefined
    setSending(false)
    setWanted(false)
    if (!sent) return
    if (!sent.ok) return setProblem(sent.parsedError?.message)
    forget()
    notify({ kind: 'ok', message: t(messages.sent, { brand: draft.campaign.brandName }) })
    onSent()
  }
  const sending = useRef(send)
  sending.current = send
  useEffect(() => {
    if (isWanted && (hasFailed || other)) setWanted(false)
    else if (isWanted && onWay.length === 0) void sending.current()
  }, [isWanted, onWay.length, hasFailed, other])

  const share = onWay.length > 0 ? files.reduce((sum, { progress }) => sum + progress, 0) / files.length : 1
  const help = reason ?? (onWay.length > 0 ? t(messages.sendsWhenThere, { share: f.percent(share, 0) }) : '')
  const { brandName, brandLogoUrl, name } = draft.campaign
  return (
    <div className={css.composer}>
      <p className={css.about}>
        <Avatar name={brandName} src={brandLogoUrl} size={20} shape="square" />
        <span>{name}</span>
      </p>
      {other && <Conflict own={caption} other={other} onChoose={choose} />}
      <Tiles files={files} uploads={uploads} />
      <TextArea
        label={t(commonMessages.text)}
        value={caption}
        onChange={write}
        maxLength={mostSigns}
        counter={t(messages.count, { n: caption.length, of: mostSigns })}
        minRows={6}
      />
      <StickyAction className={css.foot!}>
        <Checks checks={checks} onMend={write} />
        {problem && <Notice kind="bad">{t(problem)}</Notice>}
        <Button
          variant="main"
          icon="send"
          disabled={reason !== undefined}
          loading={isSending || isWanted}
          onClick={() => (onWay.length > 0 ? setWanted(true) : void send())}
        >
          {t(messages.send, { brand: brandName })}
        </Button>
        <p className={css.help} role="status">
          {isWanted ? t(messages.waitsForFiles, { share: f.percent(share, 0) }) : help}
        </p>
      </StickyAction>
    </div>
  )
}
