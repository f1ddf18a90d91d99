import type { ReactNode } from 'react'
import { allList } from '@samspel/api'
import { isLacking } from '@samspel/desk/money'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Button, IconButton, TextButton } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { approvalObstacle } from '../../../data/applicant-errors'
import { endingOf } from './ending'
import { messages } from './messages'
import { PassMenu } from './PassMenu'
import css from './Pickups.module.css'
import { standingNames } from './standing-names'
import type { Applicant } from './use-applicants'
import { useMayWrite } from './use-may-write'
import type { MoneyOf } from './use-pass-money'
import type { AnsweredFilter } from './views'
import { Who } from './Who'

interface ColumnOptions {
  state: AnsweredFilter
  brandId: string
  moneyOf: MoneyOf
  onOpen: (applicant: Applicant) => void
  onApprove: (applicant: Applicant) => void
  onDecline: (applicant: Applicant) => void
  onHandOut: (applicant: Applicant) => void
}

const postsOf = (one: Applicant): number =>
  one.linkPostsCount + one.contentPostsCount + one.instagramPostsCount + one.instagramStoriesCount

/** Columns and actions for the list of a state. */
export function useColumns({
  state,
  brandId,
  moneyOf,
  onOpen,
  onApprove,
  onDecline,
  onHandOut,
}: ColumnOptions): Column<Applicant>[] {
  const t = useText()
  const mayWrite = useMayWrite()
  const f = useFormats()
  const text = (key: string, header: string, cell: (one: Applicant) => ReactNode, wrap = false): Column<Applicant> => ({
    key,
    header,
    cell,
    wrap,
  })
  const day = (moment: string | null) => (moment ? f.date(moment, 'short') : '–')

  const creator: Column<Applicant> = {
    key: 'creator',
    header: t(commonMessages.creator),
    cell: (one) => (
      <Who creator={one.creator}>
        <TextButton
          tone="quiet"
          className={css.name}
          aria-label={t(messages.open, { name: one.creator.name })}
          onClick={() => onOpen(one)}
        >
          {one.creator.name}
        </TextButton>
      </Who>
    ),
  }
  const middle: Record<AnsweredFilter, Column<Applicant>[]> = {
    approved: [
      text('coming', t(messages.coming), (one) =>
        one.comingAt
          ? f.dateTime(one.comingAt)
          : one.until
            ? t(messages.latestBy, {
                date: [f.date(one.until.day, 'short'), one.until.time].filter(Boolean).join(' '),
              })
            : '–',
      ),
    ],
    picked_up: [
      text('when', t(messages.when), (one) => (one.pickedUpAt ? f.dateTime(one.pickedUpAt) : '–')),
      { ...text('posts', t(commonMessages.posts), (one) => f.number(postsOf(one))), align: 'end' },
    ],
    declined: [
      text(
        'why',
        t(commonMessages.reason),
        (one) => {
          const ending = endingOf(one)
          return <p className={css.words}>{ending ? t(ending) : (one.decisionReason ?? '–')}</p>
        },
        true,
      ),
      text('answered', t(messages.answered), (one) => day(one.decidedAt)),
    ],
    invited: [text('sent', t(messages.sent), (one) => day(one.createdAt))],
    all: [
      text('standing', t(messages.standing), (one) => t(endingOf(one) ?? standingNames[one.state])),
      text('answered', t(messages.answered), (one) => day(one.pickedUpAt ?? one.decidedAt ?? one.createdAt)),
    ],
  }
  const acts: Column<Applicant> = {
    key: 'acts',
    header: t(commonMessages.actions),
    hideHeader: true,
    align: 'end',
    cell: (one) => (
      <span className={css.acts}>
        {mayWrite && (
          <IconButton
            icon="message-2"
            size="sm"
            variant="line"
            label={t(commonMessages.writeTo, { name: one.creator.name })}
            href={`/messages/${one.creator.id}?brand=${brandId}`}
          />
        )}
        {(state === 'approved' || state === 'picked_up') && (
          <PassMenu applicant={one} onHandOut={onHandOut} onEnd={onDecline} />
        )}
        {can(one, 'approve') && (
          <Button
            size="sm"
            variant="line"
            icon="check"
            loading={one.loading ?? false}
            disabled={approvalObstacle(one) !== undefined || isLacking(moneyOf([one]))}
            onClick={() => onApprove(one)}
          >
            {t(messages.approveAnyway)}
          </Button>
        )}
      </span>
    ),
  }
  const offer = text('offer', t(commonMessages.offer), (one) => one.campaignName, true)
  // What can be done differs from row to row there, and is in the pick-up that its name opens.
  return [creator, offer, ...middle[state], ...(state === allList ? [] : [acts])]
}
