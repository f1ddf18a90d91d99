import { useRef, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useKept } from '@samspel/desk/kept'
import { navigate } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Card, ConfirmDialog, EmptyState, LinkButton, Notice, SegmentedControl, Stack, useIsMobile } from '@samspel/ui'
import { checksOf, useAvailable, useCheckWords } from '../../../components/offer-checks'
import { useDeskKeys } from '../../../review-desk'
import { ActionConsequences } from '../process/ActionConsequences'
import { refusalNames } from '../process/messages'
import { answerMessages as m } from './answer-messages'
import { AnswerBar } from './AnswerBar'
import { AnswerCard } from './AnswerCard'
import { BrandHistory } from './BrandHistory'
import { deskMessages } from './desk-messages'
import { useHeld } from './held-answers'
import { Instructions } from './Instructions'
import { scrollToWords, useMarks } from './marks'
import { reviewMessages as messages } from './messages'
import { Checks, CreatorsView, Terms } from './OfferDesk'
import css from './OfferDesk.module.css'
import { QueueKeys } from './QueueKeys'
import { useReviewQueue } from './QueueWalk'
import { Quote } from './Quote'
import { ReviewDiff } from './ReviewDiff'
import { useAnswers } from './use-answers'
import { useRefusalRead } from './use-refusal-read'

type Part = 'offer' | 'terms' | 'checks'

/** For platform staff: the offer as creators see it, what it costs, what reading it finds, what has changed, and the two answers. */
export function ReviewPanel({
  campaign,
  isEmpty,
  onEmpty,
}: {
  campaign: Campaign
  /** This was the last one, and it has been answered. */
  isEmpty: boolean
  onEmpty: (isEmpty: boolean) => void
}) {
  const t = useText()
  const isMobile = useIsMobile()
  const queue = useReviewQueue(campaign.id)
  useRefusalRead(campaign.id)
  const isHeld = useHeld().has(campaign.id)
  const [{ typed }, keep, forget] = useKept<{ typed?: string }>(`review.${campaign.id}`, {})
  const { answer, undoLast } = useAnswers(campaign, queue, onEmpty, forget)
  const [isAsking, setAsking] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [part, setPart] = useState<Part>('offer')
  const place = useRef<HTMLDivElement>(null)
  const available = useAvailable(campaign.brandId)
  const wordsOf = useCheckWords()
  const checks = checksOf(campaign, available).filter(({ isFine }) => !isFine)
  const doubts = checks.map((check) => `${wordsOf(check)}.`)
  const desk = useRef<HTMLDivElement>(null)
  useMarks(
    desk,
    checks.flatMap(({ quote }) => quote ?? []),
  )

  const isOpen = campaign.state === 'requested' && !isHeld && !isEmpty
  const refusal = campaign.refusals?.find(({ act }) => act === 'confirm')?.reason
  const obstacle = refusal && t(refusal === 'days_passed' ? messages.daysPassed : refusalNames[refusal])
  const mayConfirm = isOpen && can(campaign, 'confirm')
  // Doubts are confirmed once before publishing; otherwise undo is enough.
  const confirm = () => (doubts.length > 0 ? setAsking(true) : answer('confirmed'))
  const write = () => {
    setPart('checks')
    // The collapsed part is mounted only after this update.
    requestAnimationFrame(() => {
      const field = place.current?.querySelector('textarea')
      field?.focus()
      field?.setSelectionRange(field.value.length, field.value.length)
      place.current?.scrollIntoView?.({ block: 'center' })
    })
  }
  const type = (typed: string) => keep({ typed })
  const quote = (words: string) => {
    type([typed ?? doubts.join('\n'), `”${words}”: `].filter(Boolean).join('\n'))
    write()
  }
  const showWords = (words: string) => {
    const isInTerms = !`${campaign.name}\n${campaign.excerpt}\n${campaign.caption}`.includes(words)
    setPart(isInTerms ? 'terms' : 'offer')
    requestAnimationFrame(() => scrollToWords(desk.current, words))
  }
  const onReturn = isOpen && can(campaign, 'return') ? write : undefined
  const steps: Record<string, string | undefined> = {
    j: queue?.next,
    ArrowRight: queue?.next,
    k: queue?.previous,
    ArrowLeft: queue?.previous,
  }
  useDeskKeys({
    isOff: isAsking || isHelpOpen,
    cardPrefix: 'campaign-',
    next: (key) => steps[key],
    choose: (id) => navigate(`/campaigns/${id}`),
    actions: {
      approve: mayConfirm && !obstacle ? confirm : undefined,
      reject: onReturn,
      undo: undoLast,
      help: () => setHelpOpen(true),
    },
  })
  const keys = !isMobile && <QueueKeys queue={queue} isHelpOpen={isHelpOpen} onHelp={setHelpOpen} />

  if (isEmpty)
    return (
      <EmptyState
        title={t(m.emptyTitle)}
        text={t(m.emptyText)}
        action={
          <LinkButton href="/campaigns" variant="main">
            {t(m.toCampaigns)}
          </LinkButton>
        }
      />
    )
  return (
    <div className={css.review} data-part={part}>
      {isHeld ? (
        <Notice kind="info">{t(m.held)}</Notice>
      ) : (
        <AnswerBar
          campaignId={campaign.id}
          queue={queue}
          obstacle={obstacle}
          onConfirm={mayConfirm ? confirm : undefined}
          onReturn={onReturn}
        />
      )}
      <SegmentedControl<Part>
        label={t(commonMessages.show)}
        className={css.parts}
        value={part}
        onChange={setPart}
        options={[
          { value: 'offer', label: t(deskMessages.offer) },
          { value: 'terms', label: t(deskMessages.terms) },
          { value: 'checks', label: t(deskMessages.checks) },
        ]}
      />
      <div className={css.desk} ref={desk}>
        <div data-part="offer">
          <CreatorsView campaign={campaign} />
        </div>
        <div data-part="terms">
          <Stack gap={16}>
            <Terms campaign={campaign} available={available} />
            <div data-read>
              <Instructions campaign={campaign} />
            </div>
          </Stack>
        </div>
        <div data-part="checks">
          <Stack gap={16}>
            {campaign.reviewComment && (
              <Notice kind="info" icon="message-circle">
                {t(messages.fromBrand, { comment: campaign.reviewComment })}
              </Notice>
            )}
            <Checks campaign={campaign} available={available} onShow={showWords} />
            {onReturn && (
              <AnswerCard
                doubts={doubts.join('\n')}
                typed={typed}
                onType={type}
                place={place}
                onSend={(words) => answer('draft', words)}
                onConfirm={mayConfirm && !obstacle ? (words) => answer('confirmed', words) : undefined}
              />
            )}
            <Card title={t(m.changes)}>
              <ReviewDiff campaign={campaign} />
            </Card>
            {campaign.communityListIds.length > 0 && (
              <Card title={t(m.whenConfirmed)}>
                <ActionConsequences campaign={campaign} act="confirm" />
              </Card>
            )}
            <BrandHistory campaign={campaign} />
          </Stack>
        </div>
      </div>
      {onReturn && <Quote root={desk} onQuote={quote} />}
      {keys}
      {isAsking && (
        <ConfirmDialog
          open
          title={t(m.askTitle)}
          confirmLabel={t(m.approveAnyway)}
          cancelLabel={t(commonMessages.cancel)}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            answer('confirmed')
          }}
        >
          <p className={css.asked}>{t(m.askText)}</p>
          <ul className={css.asked}>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}
