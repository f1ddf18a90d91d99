import { useState } from 'react'
import type { CollaborationStep, ThreadContext } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, IconButton, type IconName, Link, Picture, TextButton, VisuallyHidden } from '@samspel/ui'
import { Glyph } from '../../components/glyphs'
import { contextMessages as messages } from './context-messages'
import { FileThumb } from './FileThumb'
import css from './Inbox.module.css'
import { threadMessages } from './thread-messages'
import { TurnBox } from './TurnBox'

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

const stepName = (step: CollaborationStep) => {
  const isNow = step.state === 'now' || step.state === 'todo'
  if (step.step === 'approval') return isNow ? messages.approvalNow : messages.approval
  if (step.step === 'pickup') return isNow ? messages.pickupNow : messages.pickup
  if (step.step === 'post') return isNow ? messages.postNow : messages.post
  return messages[step.step]
}

/** How far the two have come. */
function Steps({ steps }: { steps: readonly CollaborationStep[] }) {
  const t = useText()
  const f = useFormats()
  const dayOf = (moment: string) => {
    const days = daysUntil(moment)
    return days >= -1 && days <= 1 ? f.relativeDays(moment) : f.date(moment, 'short')
  }
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.step} className={cx(css.step, css[step.state])}>
          <span className={css.dot}>
            {step.state === 'done' && <Icon name="check" size={12} />}
            {step.state === 'failed' && <Icon name="x" size={12} />}
          </span>
          <span className={css.grow}>{t(stepName(step), { place: step.place ?? 'none', n: step.version ?? 0 })}</span>
          <VisuallyHidden>
            {t(step.state === 'done' ? messages.done : step.state === 'now' ? messages.now : messages.todo)}
          </VisuallyHidden>
          <span className={css.stepWhen}>
            {step.state === 'todo' && step.step === 'payment'
              ? t(messages.hoursAfter, { n: 72 })
              : step.day
                ? t(messages.untilShort, { day: dayOf(step.day) })
                : step.at && dayOf(step.at)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function FactRow({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div className={css.fact}>
      <Icon name={icon} size={16} />
      <span className={css.grow}>{label}</span>
      <b>{value}</b>
    </div>
  )
}

/** What stands beside a thread: whose turn it is first, then how far the two have come, dates, money, files. */
export function ContextPane({ context, isCreator, actions }: ContextPaneProps) {
  const t = useText()
  const f = useFormats()
  const [shown, setShown] = useState<{ at?: number }>()
  const { collaboration, others, files, fileCount } = context
  const name = (isCreator ? context.brandName : context.creatorName.split(' ')[0]) ?? ''
  const campaignHref = (id: string) => (isCreator ? `/marketplace/${id}` : `/campaigns/${id}`)
  const stateWord = (state: (typeof others)[number]['state']) =>
    state === 'done'
      ? messages.stateDone
      : state === 'pending' || state === 'requested' || state === 'invited'
        ? messages.statePending
        : state === 'rejected' || state === 'declined'
          ? messages.stateEnded
          : messages.stateApproved

  return (
    <div className={css.context}>
      {collaboration ? (
        <>
          <div className={css.campaign}>
            <Picture src={collaboration.campaignImageUrl} alt="" width={44} ratio={1} />
            <div className={css.text}>
              <div className={css.name}>{collaboration.campaignName}</div>
              <div className={css.sub}>{context.brandName}</div>
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
        <p className={css.sub}>
          {t(messages.none)}{' '}
          {!isCreator && <Link href={`/creators/${context.instagramerId}`}>{t(messages.invite)}</Link>}
        </p>
      )}
      {fileCount > 0 && (
        <div className={css.part}>
          <div className={css.heading}>
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
              <Picture src={other.campaignImageUrl} alt="" width={36} ratio={1} />
              <div className={css.text}>
                <Link href={campaignHref(other.campaignId)}>{other.campaignName}</Link>
              </div>
              <span className={css.sub}>{t(stateWord(other.state))}</span>
            </div>
          ))}
        </div>
      )}
      <div className={css.acts}>
        <TextButton onClick={actions.onMute}>
          <Glyph name="bellOff" /> {t(actions.muted ? threadMessages.unmute : threadMessages.mute)}
        </TextButton>
        <TextButton onClick={actions.onBlock}>
          <Icon name="ban" size={16} /> {t(actions.isBlocked ? threadMessages.unblock : threadMessages.block)}
        </TextButton>
        {actions.reported ? (
          <span className={css.sub}>{t(threadMessages.reported)}</span>
        ) : (
          <TextButton onClick={actions.onReport}>
            <Icon name="flag" size={16} /> {t(threadMessages.report)}
          </TextButton>
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
