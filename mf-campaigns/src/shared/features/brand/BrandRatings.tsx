import { useState } from 'react'
import type { Brand, BrandRating } from '@samspel/api'
import { ReasonDialog } from '@samspel/desk/reason'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { BrandRecord } from '@samspel/offer/page'
import { apiAction, queryActions, selectArea, useAppDispatch, useAppSelector, useQuery } from '@samspel/store'
import { Card, EmptyState, Icon, List, ListItem, notify, SectionHead, SkeletonList, TextButton } from '@samspel/ui'
import { LoadError } from '../../components/CreatorParts'
import { PagePager } from '../../components/PagePager'
import css from './Brand.module.css'
import { messages } from './messages'
import { ratingMessages } from './rating-messages'

const listBrandRatings = apiAction('listBrandRatings')
const replyToBrandRating = apiAction('replyToBrandRating')

function Rating({ rating, onReply }: { rating: BrandRating; onReply: (() => void) | undefined }) {
  const t = useText()
  const f = useFormats()
  const { score, clearBrief, answeredInTime, fairChanges, words, reply, month } = rating
  const aspects = [
    clearBrief !== null && t(ratingMessages.brief, { n: clearBrief }),
    answeredInTime !== null && t(ratingMessages.answered, { n: answeredInTime }),
    fairChanges !== null && t(ratingMessages.changes, { n: fairChanges }),
  ].filter(Boolean)
  return (
    <ListItem
      title={
        <span className={css.score}>
          <Icon name="star" size={16} />
          {t(ratingMessages.stars, { n: score })}
        </span>
      }
      aside={f.date(`${month}-01`, 'month')}
      detail={aspects.join(' · ') || undefined}
    >
      {words && <p className={css.text}>{words}</p>}
      {reply && (
        <p className={css.reply}>
          <b>{t(ratingMessages.answer)}</b>
          {reply}
        </p>
      )}
      {!reply && words && onReply && <TextButton onClick={onReply}>{t(commonMessages.answer)}</TextButton>}
    </ListItem>
  )
}

/** What creators say of the brand, for its own staff and the platform's; the brand may answer. */
export function BrandRatings({ brand }: { brand: Brand }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const mayReply = useAppSelector(selectArea) === 'company'
  const [page, setPage] = useState(1)
  const [answering, setAnswering] = useState<BrandRating>()
  const { status, result, error, retry } = useQuery(listBrandRatings({ params: { id: brand.id }, query: { page } }))
  const send = async (reply: string) => {
    const outcome = await dispatch(replyToBrandRating({ params: { id: answering!.id }, body: { reply } }))
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(ratingMessages.sent) })
    dispatch(queryActions.invalidated({ prefix: listBrandRatings.endpoint }))
    return outcome
  }
  const ratings = result?.brandRatings ?? []
  return (
    <section className={css.section} aria-label={t(ratingMessages.title)}>
      <SectionHead title={t(ratingMessages.title)} />
      <p className={css.quiet}>{t(ratingMessages.about)}</p>
      {result && <BrandRecord record={result.trackRecord} brandName={brand.name} />}
      {status === 'error' && !result && <LoadError what={t(ratingMessages.failed)} error={error} onRetry={retry} />}
      {status === 'loading' && !result && <SkeletonList label={t(messages.loading)} rows={3} />}
      {result && ratings.length === 0 && (
        <Card>
          <EmptyState title={t(ratingMessages.none)} />
        </Card>
      )}
      {ratings.length > 0 && (
        <List label={t(ratingMessages.title)}>
          {ratings.map((rating) => (
            <Rating key={rating.id} rating={rating} onReply={mayReply ? () => setAnswering(rating) : undefined} />
          ))}
        </List>
      )}
      <PagePager meta={result?.meta} onPage={setPage} busy={status === 'refreshing'} />
      {answering && (
        <ReasonDialog
          id={`replyToRating.${answering.id}`}
          title={t(ratingMessages.replyTitle)}
          label={ratingMessages.answer}
          help={ratingMessages.replyHelp}
          submit={commonMessages.send}
          longest={1_000}
          serverField="reply"
          onClose={() => setAnswering(undefined)}
          onSend={send}
        />
      )}
    </section>
  )
}
