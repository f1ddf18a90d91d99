import { useState } from 'react'
import type { ThreadContext } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { BareLink, cx, Icon, IconButton, type IconName, Link, Picture, TextButton } from '@samspel/ui'
import { Glyph } from '../../components/glyphs'
import css from './Context.module.css'
import { contextMessages as messages } from './context-messages'
import { FileThumb } from './FileThumb'
import { Steps } from './Steps'
import { threadMessages } from './thread-messages'
import { TurnBox } from './TurnBox'
import words from './Words.module.css'

const FilesDialog = lazyDialog(() =>
  import(/* webpackChunkName: "thread-files" */ '../files').then((module) => module.FilesDialog),
)

interface ContextPaneProps {
  context: ThreadContext
  isCreator: boolean
  actions: {
    muted: boolean
    isBlocked: boolean
    reported: boolean
    onMute: () => void
    onBlock: () => void
    onReport: () => void
  }
}

function FactRow({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div className={css.fact}>
      <Icon name={icon} size={16} />
      <span className={words.grow}>{label}</span>
      <b>{value}</b>
    </div>
  )
}

/** The panel beside a thread: whose turn it is, then progress, dates, money and files. */
export function ContextPane({ context, isCreator, actions }: ContextPaneProps) {
  const t = useText()
  const f = useFormats()
  const [shown, setShown] = useState<{ at?: number }>()
  const { collaboration, others, files, fileCount } = context
  const name = (isCreator ? context.brandName : context.creatorName.split(' ')[0]) ?? ''
  const campaignHref = (id: string) => (isCreator ? `/marketplace/${id}` : `/campaigns/${id}`)
  const stateWord = (state: (typeof others)[number]['state']) =>
    state === 'done'
      ? commonMessages.done
      : state === 'pending' || state === 'requested' || state === 'invited'
        ? commonMessages.waiting
        : state === 'rejected' || state === 'declined'
          ? messages.stateEnded
          : messages.stateApproved

  return (
    <div className={css.context}>
      {collaboration ? (
        <>
          <div className={css.campaign}>
            <Picture
              src={collaboration.campaignImageUrl}
              focus={collaboration.campaignImageFocus}
              alt=""
              width={44}
              ratio={1}
            />
            <div className={words.text}>
              <div className={css.campaignName}>{collaboration.campaignName}</div>
              <div className={words.sub}>{context.brandName}</div>
            </div>
            <IconButton
              icon="external-link"
              size="sm"
              label={t(messages.open, { name: collaboration.campaignName })}
              href={
                isCreator && collaboration.participationId
                  ? `/assignments/${collaboration.participationId}`
                  : campaignHref(collaboration.campaignId)
              }
            />
          </div>
          <TurnBox context={context} isCreator={isCreator} />
          <h3>{t(messages.soFar)}</h3>
          <Steps steps={collaboration.steps} />
          {(collaboration.lastDayToPost || collaboration.fee || collaboration.licence) && (
            <div className={css.part}>
              <h3>{t(messages.facts)}</h3>
              {collaboration.lastDayToPost && (
                <FactRow
                  icon="calendar"
                  label={t(messages.lastDay)}
                  value={f.date(collaboration.lastDayToPost, 'short')}
                />
              )}
              {collaboration.fee !== null && (
                <FactRow
                  icon="coin"
                  label={t(messages.fee, { state: collaboration.feeState ?? 'none' })}
                  value={f.ore(collaboration.fee)}
                />
              )}
              {collaboration.licence !== null && (
                <FactRow
                  icon="photo-dollar"
                  label={t(messages.licence, { state: collaboration.licenceState ?? 'none' })}
                  value={f.money(collaboration.licence)}
                />
              )}
            </div>
          )}
        </>
      ) : (
        <p className={words.sub}>
          {t(messages.none)}{' '}
          {!isCreator && <Link href={`/creators/${context.instagramerId}`}>{t(messages.invite)}</Link>}
        </p>
      )}
      {fileCount > 0 && (
        <div className={css.part}>
          <div className={css.title}>
            <h3>{t(messages.files)}</h3>
            <TextButton onClick={() => setShown({})}>{t(messages.allFiles, { n: fileCount })}</TextButton>
          </div>
          <div className={css.thumbs}>
            {files.map((file) => (
              <FileThumb key={file.id} file={file} />
            ))}
          </div>
        </div>
      )}
      {others.length > 0 && (
        <div className={css.part}>
          <h3>{t(messages.others, { name })}</h3>
          {others.map((other) => (
            <div key={other.participationId ?? other.storeParticipationId} className={css.campaign}>
              <Picture src={other.campaignImageUrl} focus={other.campaignImageFocus} alt="" width={36} ratio={1} />
              <div className={words.text}>
                <BareLink href={campaignHref(other.campaignId)} className={css.other}>
                  {other.campaignName}
                </BareLink>
              </div>
              <span className={cx(css.state, other.state === 'done' && css.isDone)}>
                {other.state === 'done' && <Icon name="check" size={14} />}
                {t(stateWord(other.state))}
              </span>
            </div>
          ))}
        </div>
      )}
      <div className={css.acts}>
        <button type="button" className={css.act} onClick={actions.onMute}>
          <Glyph name="bellOff" /> {t(actions.muted ? threadMessages.unmute : threadMessages.mute)}
        </button>
        <button type="button" className={css.act} onClick={actions.onBlock}>
          <Icon name="ban" size={16} /> {t(actions.isBlocked ? threadMessages.unblock : threadMessages.block)}
        </button>
        {actions.reported ? (
          <span className={css.act}>
            <Icon name="flag" size={16} /> {t(threadMessages.reported)}
          </span>
        ) : (
          <button type="button" className={css.act} onClick={actions.onReport}>
            <Icon name="flag" size={16} /> {t(threadMessages.report)}
          </button>
        )}
      </div>
      {shown && (
        <FilesDialog
          brandId={context.brandId}
          instagramerId={isCreator ? undefined : context.instagramerId}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  )
}
