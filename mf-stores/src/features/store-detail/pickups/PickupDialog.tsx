import type { StoreApplicant } from '@samspel/api'
import { BudgetWarnings } from '@samspel/desk/budget'
import { type BrandMoney, isLacking, moneyMessages, Reserves } from '@samspel/desk/money'
import { commonMessages, type Formats, type Translate, useFormats, useText } from '@samspel/i18n'
import { can, selectArea, useAppSelector } from '@samspel/store'
import { Button, Link, LinkButton, Modal, Stack } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { approvalObstacle } from '../../../data/applicant-errors'
import { dialogMessages } from './dialog-messages'
import { endingOf } from './ending'
import { handOutMessages } from './hand-out-messages'
import { messages } from './messages'
import css from './Pickups.module.css'
import { useMayHandOut } from './use-may-hand-out'
import { useMayWrite } from './use-may-write'
import { inboxOf } from './views'
import { Who } from './Who'

function eventsOf(one: StoreApplicant, t: Translate, f: Formats): TimelineEvent[] {
  const { state, decidedAt, pickedUpAt } = one
  const ending = endingOf(one)
  const hasApproval = state === 'approved' || state === 'picked_up'
  const posts = one.linkPostsCount + one.contentPostsCount + one.instagramPostsCount + one.instagramStoriesCount
  const first =
    state === 'invited' ? dialogMessages.invited : one.motivation ? dialogMessages.applied : dialogMessages.reserved
  const next = one.comingAt
    ? t(dialogMessages.coming, { date: f.dateTime(one.comingAt) })
    : one.until && t(dialogMessages.until, { date: [f.date(one.until.day), one.until.time].filter(Boolean).join(' ') })
  return [
    {
      key: 'first',
      icon: 'send',
      title: t(first),
      detail: f.dateTime(one.createdAt),
      ...(one.answerBy && { next: t(messages.answerBy, { date: f.date(one.answerBy) }) }),
    },
    ...(hasApproval && decidedAt
      ? [
          {
            key: 'approved',
            icon: 'check',
            tone: 'ok',
            title: t(dialogMessages.approved),
            // Of what has ended after the pick-up the decision is the end.
            ...(!ending && { detail: f.dateTime(decidedAt) }),
            ...(state === 'approved' && next && { next }),
          } as const,
        ]
      : []),
    ...(state === 'declined' && decidedAt
      ? [
          {
            key: 'declined',
            icon: 'x',
            tone: 'bad',
            title: t(ending ?? dialogMessages.declined),
            detail: [f.dateTime(decidedAt), !ending && one.decisionReason].filter(Boolean).join('. '),
          } as const,
        ]
      : []),
    ...(pickedUpAt
      ? [
          {
            key: 'picked-up',
            icon: 'package',
            tone: 'primary',
            title: t(dialogMessages.pickedUp),
            detail: [f.dateTime(pickedUpAt), one.handOutReason].filter(Boolean).join('. '),
            ...(posts > 0 && { next: t(dialogMessages.posts, { count: posts }) }),
          } as const,
        ]
      : []),
    ...(pickedUpAt && ending && decidedAt
      ? [
          {
            key: 'ended',
            icon: 'x',
            tone: 'bad',
            title: t(ending),
            detail: [f.dateTime(decidedAt), one.decisionReason].filter(Boolean).join('. '),
          } as const,
        ]
      : []),
  ]
}

/** What the creator wants to be paid, while that can still be answered. Another fee is answered with in the inbox, where the form is. */
function ProposedFee({ applicant: { id, storeId, state, proposal } }: { applicant: StoreApplicant }) {
  const t = useText()
  const f = useFormats()
  if (!proposal || (state !== 'requested' && state !== 'declined')) return null
  const { fee, span, counter, abilities } = proposal
  return (
    <div>
      <p>{t(dialogMessages.proposes, { money: f.ore(fee), span: f.oreSpan(span) })}</p>
      {counter?.state === 'open' && <p>{t(dialogMessages.countered, { money: f.ore(counter.fee) })}</p>}
      {abilities.includes('counter') && (
        <Link href={`${inboxOf(storeId)}&open=${id}`}>{t(dialogMessages.counter)}</Link>
      )}
    </div>
  )
}

/** A pick-up: the creator, their note, and its history. */
export function PickupDialog({
  applicant,
  brandId,
  money,
  onApprove,
  onDecline,
  onHandOut,
  onUndo,
  onClose,
}: {
  applicant: StoreApplicant
  brandId: string
  money?: BrandMoney | undefined
  onApprove: () => void
  onDecline: () => void
  onHandOut: () => void
  onUndo: () => void
  onClose: () => void
}) {
  const mayHandOut = useMayHandOut(applicant)
  const t = useText()
  const mayWrite = useMayWrite()
  const f = useFormats()
  const { creator, motivation, state } = applicant
  // Clerks see neither fees nor terms.
  const isOffice = useAppSelector(selectArea) !== 'store'
  const mayReadAgreement = isOffice && (state === 'approved' || state === 'picked_up')
  const full = approvalObstacle(applicant)
  const mayApprove = can(applicant, 'approve')
  const lacks =
    money && isLacking(money) && t(moneyMessages.lacks, { money: f.ore(money.lacking), brand: money.brandName })
  const obstacle = full ? t(full) : lacks || undefined
  return (
    <Modal
      open
      onClose={onClose}
      title={applicant.campaignName}
      closeLabel={t(commonMessages.close)}
      footer={
        <>
          {(can(applicant, 'decline') || can(applicant, 'end')) && (
            <Button onClick={onDecline}>
              {t(state === 'approved' ? messages.end : state === 'picked_up' ? messages.endWork : messages.decline)}
            </Button>
          )}
          {mayHandOut && (
            <Button icon="package" onClick={onHandOut}>
              {t(handOutMessages.act)}
            </Button>
          )}
          {can(applicant, 'undo') && (
            <Button icon="arrow-back-up" onClick={onUndo}>
              {t(handOutMessages.takeBack)}
            </Button>
          )}
          {mayApprove && (
            <Button variant="main" icon="check" disabledReason={obstacle} onClick={onApprove}>
              {t(state === 'declined' ? messages.approveAnyway : commonMessages.approve)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <div className={css.offer}>
          <Who creator={creator} detail={creator.city ?? undefined} />
          <LinkButton size="sm" href={`/creators/${creator.id}`}>
            {t(dialogMessages.profile)}
          </LinkButton>
          {mayWrite && (
            <LinkButton size="sm" icon="message-2" href={`/messages/${creator.id}?brand=${brandId}`}>
              {t(commonMessages.writeTo, { name: creator.name })}
            </LinkButton>
          )}
          {mayReadAgreement && (
            <LinkButton size="sm" icon="file-text" href={`/agreements/${applicant.id}`}>
              {t(dialogMessages.agreement)}
            </LinkButton>
          )}
        </div>
        {motivation && (
          <section>
            <h3>{t(dialogMessages.motivation)}</h3>
            <p className={css.motivation}>{motivation}</p>
          </section>
        )}
        <ProposedFee applicant={applicant} />
        {mayApprove && money && (
          <>
            <Reserves money={[money]} />
            <BudgetWarnings
              fees={[
                { brandId, brandName: money.brandName, fee: money.reserves, endsOn: applicant.campaignEndsOn ?? null },
              ]}
            />
          </>
        )}
        <Timeline label={t(dialogMessages.history)} events={eventsOf(applicant, t, f)} />
      </Stack>
    </Modal>
  )
}
