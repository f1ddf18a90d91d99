import { sql } from 'kysely'
import type { NoticeSettings } from '@samspel/api'
import {
  isAlwaysInApp,
  mayPush,
  type NoticeChoice,
  type NoticeTopic,
  noticeTopics,
  usualChoices,
} from '@samspel/api/notices'
import { type Owner, ownerColumn, scopeOf } from '../../auth/owner'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { registerBrowser } from './push'
import { takesBrowsers, vapidKeys } from './push-senders'
import { requireSubscription } from './push-service'
import { choiceOf, type Recipient, recipientById } from './recipients'
import { nextDigest } from './when'

const ownOf = async (db: Db, { id }: Owner): Promise<Recipient> => {
  const own = await recipientById(db, id)
  if (!own) throw new AppError('not_found')
  return own
}

export const getNoticeSettings = async ({
  db,
  caller,
  now,
  config,
}: Context<Owner>): Promise<{ noticeSettings: NoticeSettings }> => {
  const own = await ownOf(db, caller)
  const { rows: devices } = await sql<{
    id: string
    name: string
    platform: string
    endpoint: string | null
  }>`SELECT id, coalesce(name, platform) AS name, platform, CASE WHEN push_keys IS NULL THEN NULL ELSE token END AS endpoint
    FROM devices WHERE ${sql.ref(ownerColumn(scopeOf(caller)))} = ${caller.id} ORDER BY created_at DESC, id DESC LIMIT 50`.execute(
    db,
  )
  const {
    rows: [digest],
  } = await sql<{ waiting: number }>`SELECT count(*) AS waiting FROM notice_deliveries
    WHERE account_id = ${caller.id} AND channel = 'digest'`.execute(db)
  return {
    noticeSettings: {
      choices: noticeTopics.flatMap((topic) => {
        const choice = choiceOf(own, topic)
        return choice && usualChoices[own.reader][topic] ? [{ topic, ...choice }] : []
      }),
      digest: {
        days: own.digest_days,
        hour: own.digest_hour,
        nextAt: nextDigest(now, own).toISOString(),
        waiting: digest?.waiting ?? 0,
      },
      quiet: { on: own.quiet, from: own.quiet_from, to: own.quiet_to },
      email: own.email,
      devices,
      pushKey: takesBrowsers(config) ? vapidKeys(config).publicKey : null,
    },
  }
}

const requireChoosable = (own: Recipient, topic: NoticeTopic, { inApp, push }: Partial<NoticeChoice>): void => {
  if (!usualChoices[own.reader][topic]) throw invalid({ topic: ['invalid'] })
  if (inApp === false && isAlwaysInApp(topic)) throw invalid({ inApp: ['invalid'] })
  if (push && !mayPush(topic)) throw invalid({ push: ['invalid'] })
}

/** Stores an account's choice; the first one creates its row. */
export const writeChoice = async (
  trx: Db,
  { id, reader }: Pick<Recipient, 'id' | 'reader'>,
  choices: Partial<Record<NoticeTopic, Partial<NoticeChoice>>>,
): Promise<void> => {
  const isCreator = reader === 'creator'
  await sql`INSERT INTO notice_settings (account_id, user_id, instagramer_id)
    VALUES (${id}, ${isCreator ? null : id}, ${isCreator ? id : null}) ON CONFLICT (account_id) DO NOTHING`.execute(trx)
  for (const [topic, choice] of Object.entries(choices))
    await sql`UPDATE notice_settings SET choices = choices || jsonb_build_object(${topic}::text,
      coalesce(choices -> ${topic}::text, '{}') || ${JSON.stringify(choice)}::jsonb) WHERE account_id = ${id}`.execute(
      trx,
    )
}

/**
 * Changes one choice at a time, so that two tabs do not overwrite each other's. Notices already waiting for a digest leave with the next
 * one.
 */
export const updateNoticeSettings = (
  context: Context<Owner>,
  { choice, digest, quiet }: Body<'updateNoticeSettings'>,
) =>
  transact(context.db, async (trx) => {
    const own = await ownOf(trx, context.caller)
    if (choice) {
      const { topic, ...changed } = choice
      requireChoosable(own, topic, changed)
      await writeChoice(trx, own, { [topic]: changed })
    } else await writeChoice(trx, own, {})
    await sql`UPDATE notice_settings SET
        digest_days = coalesce(${digest?.days ?? null}, digest_days), digest_hour = coalesce(${digest?.hour ?? null}, digest_hour),
        quiet = coalesce(${quiet?.on ?? null}, quiet), quiet_from = coalesce(${quiet?.from ?? null}, quiet_from),
        quiet_to = coalesce(${quiet?.to ?? null}, quiet_to) WHERE account_id = ${own.id}`.execute(trx)
    if (digest) {
      const at = nextDigest(context.now, await ownOf(trx, context.caller))
      await sql`UPDATE notice_deliveries SET due_at = ${at} WHERE account_id = ${own.id} AND channel = 'digest'`.execute(
        trx,
      )
    }
    return getNoticeSettings({ ...context, db: trx })
  })

export const createPushDevice = (context: Context<Owner>, body: Body<'createPushDevice'>) =>
  transact(context.db, async (trx) => {
    if (!takesBrowsers(context.config)) throw new AppError('not_set_up')
    requireSubscription(body, context.config)
    await registerBrowser(trx, ownerColumn(scopeOf(context.caller)), context.caller.id, body)
    return getNoticeSettings({ ...context, db: trx })
  })
