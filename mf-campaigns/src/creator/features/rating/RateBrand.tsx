import { useState } from 'react'
import type { NewBrandRating, OwnBrandRating } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { apiAction, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, notify, TextArea } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { messages } from './messages'
import css from './Rating.module.css'
import { StarRow } from './StarRow'

const getMyBrandRating = apiAction('getMyBrandRating')
const rateBrand = apiAction('rateBrand')

const aspects = [
  ['clearBrief', messages.brief],
  ['answeredInTime', messages.answered],
  ['fairChanges', messages.changes],
] as const

const startOf = (rating: OwnBrandRating | null): Partial<NewBrandRating> =>
  rating
    ? {
        score: rating.score,
        clearBrief: rating.clearBrief,
        answeredInTime: rating.answeredInTime,
        fairChanges: rating.fairChanges,
        words: rating.words,
      }
    : {}

interface RateBrandProps {
  /** Of the participation, or of what was picked up. */
  workId: string
  brandName: string
}

function Rating({
  workId,
  brandName: brand,
  rating,
  mayRate,
}: RateBrandProps & { rating: OwnBrandRating | null; mayRate: boolean }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const needs = useNeedsNetwork()
  const [given, setGiven] = useState(() => startOf(rating))
  const [words, setWords] = useState(rating?.words ?? '')
  const [isSending, setSending] = useState(false)
  const [until, setUntil] = useState(rating?.changeableUntil)

  /** Stars are saved when they are pressed; a refused press goes back. */
  const save = async (change: Partial<NewBrandRating>) => {
    const before = given
    const next = { ...given, ...change }
    setGiven(next)
    if (next.score === undefined) return
    setSending('words' in change)
    const outcome = await dispatch(
      rateBrand({ params: { id: workId }, body: { brandRating: { ...next, score: next.score } } }),
    )
    setSending(false)
    if (outcome.ok) {
      setUntil(outcome.data?.brandRating.changeableUntil)
      dispatch(queryActions.invalidated({ prefix: getMyBrandRating.endpoint }))
      return
    }
    setGiven(before)
    notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
  }

  return (
    <Card>
      <h2 className={css.title}>{t(messages.title, { brand })}</h2>
      <StarRow
        isMain
        label={t(messages.title, { brand })}
        value={given.score ?? null}
        disabled={!mayRate || needs !== undefined}
        onChange={(score) => void save({ score })}
      />
      {(given.score !== undefined || !mayRate) &&
        aspects.map(([key, label]) => (
          <StarRow
            key={key}
            label={t(label)}
            value={given[key] ?? null}
            disabled={!mayRate || needs !== undefined}
            onChange={(value) => void save({ [key]: value })}
          />
        ))}
      {mayRate && given.score !== undefined && (
        <div className={css.words}>
          <TextArea
            label={t(messages.words, { brand })}
            optional={t(commonMessages.optional)}
            maxLength={1_000}
            value={words}
            onChange={setWords}
          />
          {words.trim() !== (given.words ?? '') && (
            <Button loading={isSending} disabledReason={needs} onClick={() => void save({ words: words.trim() })}>
              {t(messages.send, { brand })}
            </Button>
          )}
        </div>
      )}
      {mayRate && needs && <p className={css.foot}>{needs}</p>}
      {!mayRate && rating?.words && <p className={css.foot}>{rating.words}</p>}
      {mayRate && <p className={css.foot}>{t(messages.who, { brand })}</p>}
      {until && (
        <p className={css.foot} role="status">
          {mayRate ? t(messages.saved, { date: f.date(until, 'short') }) : t(messages.closed)}
        </p>
      )}
      {rating?.reply && (
        <p className={css.reply}>
          <b>{t(messages.reply, { brand })}</b>
          {rating.reply}
        </p>
      )}
    </Card>
  )
}

/** The creator's stars and words about a brand, once its work is approved; nothing before. */
export function RateBrand(props: RateBrandProps) {
  const t = useText()
  const { status, result, error, retry } = useQuery(getMyBrandRating({ params: { id: props.workId } }))
  if (status === 'error' && !result) return <LoadError what={t(messages.failed)} error={error} onRetry={retry} />
  if (!result || (!result.mayRate && !result.brandRating)) return null
  return <Rating key={props.workId} {...props} rating={result.brandRating} mayRate={result.mayRate} />
}
