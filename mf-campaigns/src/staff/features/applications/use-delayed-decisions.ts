import { useCallback, useEffect, useRef, useState } from 'react'
import type { Application } from '@samspel/api'
import { type Asked, askHref, askMessages } from '@samspel/desk/approvals'
import { moneyMessages, useTopUpHref } from '@samspel/desk/money'
import { type Refusal, useUndo } from '@samspel/desk/undo'
import { navigate } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import type { Act } from '../../components/use-send-decision'
import { answersSent, type ApplicationsOverview } from './data'
import { messages } from './messages'
import { type Held, moneyFor } from './obstacles'
import { type Answered, useSendAnswer } from './use-send-answer'

interface Refused {
  record: Application
  why: string
  kind: Answered['kind']
  lacksMoney: boolean
  /** It goes above the own limit. */
  isAbove: boolean
}

/** What a colleague is asked for. */
export const askedOf = ({ kind, id }: Pick<Application, 'kind' | 'id'>): Asked => ({
  kind: kind === 'campaign' ? 'participation' : 'store_participation',
  subjectId: id,
})

/** Instead of an offer: none of the others can be answered. */
const all = '*'

/** What runs full, or lacks money, for all of its applications at once. */
const offerOf = ({ campaignId, store }: Application): string => store?.storeCampaignId ?? campaignId

/**
 * Sends answers six seconds after the click, so that they can be undone before a mail goes out. Until then their rows are hidden; leaving
 * the page sends pending ones at once. A refused answer restores its row and is told wherever the user is.
 */
export function useDelayedDecisions(overview: ApplicationsOverview | undefined) {
  const t = useText()
  const dispatch = useAppDispatch()
  const send = useSendAnswer()
  const topUpHref = useTopUpHref()
  const { offer, undoLast } = useUndo()
  const isGone = useRef(false)
  const latest = useRef({ overview })
  latest.current = { overview }
  const [held, setHeld] = useState<Held>(new Map())
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const release = useCallback((ids: readonly string[]) => {
    if (!isGone.current) setHeld((all) => new Map([...all].filter(([id]) => !ids.includes(id))))
  }, [])

  /** Why an answer was not taken; undefined when it was. */
  const problemOf = useCallback(
    (decided: Answered, name: string): string | undefined => {
      if (decided.kind === 'refused') return t(decided.error.message)
      return decided.kind === 'beaten'
        ? t(messages.beaten, { by: decided.by ?? t(messages.somebody), name })
        : undefined
    },
    [t],
  )

  /** One toast for each reason, with the deed that helps. */
  const toTell = useCallback(
    (refused: readonly Refused[]): Refusal[] => {
      const reasons = [...new Set(refused.map(({ why }) => why))]
      return reasons.map((why) => {
        const own = refused.filter((one) => one.why === why)
        const [{ record, kind, lacksMoney, isAbove }] = own as [Refused]
        if (kind === 'beaten') return { message: why }
        const { overview } = latest.current
        const records = own.map((one) => one.record)
        const [money] = lacksMoney ? moneyFor(overview, new Map(), records) : []
        const isAsked = isAbove && own.length === 1
        const [label, href] = money
          ? [moneyMessages.topUp, topUpHref(money.accountId, money.lacking)]
          : isAsked
            ? [askMessages.ask, askHref(askedOf(record))]
            : [commonMessages.show, `/applications?open=${record.id}`]
        return {
          message: t(messages.waitsAgain, { n: own.length, name: record.creator.name, why }),
          action: { label: t(label), onClick: () => navigate(href) },
        }
      })
    },
    [t, topUpHref],
  )

  const sendOne = useCallback(
    async (record: Application, act: Act) => {
      const decided = await send(record, act)
      const why = problemOf(decided, record.creator.name)
      const error = decided.kind === 'refused' ? decided.error.id : undefined
      const of = { record, why: why ?? '', kind: decided.kind }
      const refused = { ...of, lacksMoney: error === 'insufficient_funds', isAbove: error === 'above_limit' }
      return { decided, refused: why === undefined ? undefined : refused }
    },
    [problemOf, send],
  )

  /** A closing tab cannot wait for answers, so all are sent at once. */
  const sendAtOnce = useCallback(
    async (records: readonly Application[], act: Act) => {
      const sent = await Promise.all(records.map((record) => sendOne(record, act)))
      release(records.map(({ id }) => id))
      return sent.flatMap(({ refused }) => refused ?? [])
    },
    [release, sendOne],
  )

  const run = useCallback(
    async (records: readonly Application[], act: Act, leaving: AbortSignal) => {
      const refusals: Refused[] = []
      /** Why all others of an offer would be refused as well, or of any. */
      const stopped = new Map<string, Refused>()
      const rest = [...records]
      let hurried: Promise<Refused[]> | undefined
      leaving.addEventListener('abort', () => {
        if (!stopped.has(all)) hurried = sendAtOnce(rest.splice(0), act)
      })
      for (let record = rest.shift(); record; record = rest.shift()) {
        const before = stopped.get(all) ?? stopped.get(offerOf(record))
        const { decided, refused } = before
          ? { decided: undefined, refused: { ...before, record } }
          : await sendOne(record, act)
        if (refused) {
          refusals.push(refused)
          if (decided?.kind === 'refused' && decided.stops)
            stopped.set(decided.error.status === 0 ? all : offerOf(record), refused)
          if (refused.kind === 'refused') setProblems((before) => ({ ...before, [refused.record.id]: refused.why }))
        }
        release([record.id])
      }
      refusals.push(...((await hurried) ?? []))
      dispatch(answersSent())
      return refusals
    },
    [dispatch, release, sendAtOnce, sendOne],
  )

  const decide = useCallback(
    (records: readonly Application[], act: Act) => {
      const ids = records.map(({ id }) => id)
      setProblems((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))))
      setHeld((all) => new Map([...all, ...records.map((one) => [one.id, { ...one, act: act.act }] as const)]))
      offer({
        message: t(act.act === 'approve' ? messages.approved : messages.rejected, {
          n: records.length,
          name: records[0]!.creator.name,
        }),
        undo: () => {
          release(ids)
          notify({ kind: 'info', message: t(messages.undone, { n: records.length }) })
        },
        send: async (isLeaving, leaving) =>
          toTell(await (isLeaving ? sendAtOnce(records, act) : run(records, act, leaving))),
      })
    },
    [offer, release, run, sendAtOnce, t, toTell],
  )
  return { held, problems, decide, undoLast }
}
