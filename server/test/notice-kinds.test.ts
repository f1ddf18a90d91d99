import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { kindsWithLetter, type NoticeFacts, type NoticeKind, noticeKinds, noticeText } from '@samspel/api/notices'
import { fingerprintOf } from './support/fingerprint'
import { agreementCases } from './support/notice-cases/agreements'
import { approvalCases } from './support/notice-cases/approvals'
import { brandCases } from './support/notice-cases/brand'
import { creatorCases } from './support/notice-cases/creator'
import { draftCases } from './support/notice-cases/drafts'
import { platformCases } from './support/notice-cases/platform'
import { proposalCases } from './support/notice-cases/proposals'
import { securityCases } from './support/notice-cases/security'
import { selfBillingCases } from './support/notice-cases/self-billing'
import { type Case, openWorld, type World } from './support/notice-cases/world'
import { openTestApi, type TestApi } from './support/test-api'

jest.setTimeout(600_000)

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  // Outside the schema covered by the fingerprint.
  await sql`CREATE SCHEMA tried`.execute(api.db)
  await sql`CREATE TABLE tried.refused (kind text PRIMARY KEY)`.execute(api.db)
  await sql`CREATE FUNCTION tried.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT FROM tried.refused r WHERE r.kind = NEW.kind) THEN RAISE EXCEPTION 'no notices of this kind'; END IF;
    RETURN NEW; END $$`.execute(api.db)
  await sql`CREATE TRIGGER refused BEFORE INSERT ON notices FOR EACH ROW EXECUTE FUNCTION tried.refuse()`.execute(
    api.db,
  )
})
afterAll(() => api.close())

/** How to cause a notice of each kind; a kind without a case is a type error. */
const casesOf = (world: World): Record<NoticeKind, () => Promise<Case>> => ({
  ...agreementCases(world),
  ...approvalCases(world),
  ...brandCases(world),
  ...draftCases(world),
  ...proposalCases(world),
  ...creatorCases(world),
  ...platformCases(world),
  ...securityCases(world),
  ...selfBillingCases(world),
})
/** Tables that record even refused calls. */
const ofCalls = ['sessions', 'idempotency_keys', 'rate_counters']

test.each(Object.keys(noticeKinds) as NoticeKind[])(
  '%s is written with what it tells of, or neither is, and to the right people alone',
  async (kind) => {
    api.clock.now = new Date('2026-11-20T10:00:00Z')
    // People notified by other kinds must not receive anything more.
    await sql`UPDATE users SET deleted_at = now()`.execute(api.db)
    await sql`UPDATE instagramers SET deleted_at = now()`.execute(api.db)
    await sql`UPDATE participations SET state = 'rejected' WHERE state = 'pending'`.execute(api.db)
    await sql`UPDATE mentions SET state = 'rejected' WHERE state = 'pending'`.execute(api.db)
    await sql`DELETE FROM notices`.execute(api.db)
    await sql`DELETE FROM outbox`.execute(api.db)
    const { act, to, except = [] } = await casesOf(await openWorld(api))[kind]()
    // Anyone who chose immediate mail gets the kind's own mail, if it has one.
    const topic = noticeKinds[kind]
    for (const who of to)
      await api.call(who, 'PATCH', '/api/notices/settings', {
        body: { choice: { topic, mail: 'direct', in_app: true } },
      })
    const told = async () =>
      (
        await api.db.selectFrom('notices').select('account_id').where('kind', '=', kind).orderBy('account_id').execute()
      ).map(({ account_id: id }) => id)
    expect(await told()).toEqual([])

    await sql`INSERT INTO tried.refused VALUES (${kind})`.execute(api.db)
    const before = await fingerprintOf(api.db, [...ofCalls, ...except])
    await act().catch(() => undefined)
    expect(await fingerprintOf(api.db, [...ofCalls, ...except])).toBe(before)

    await sql`DELETE FROM tried.refused`.execute(api.db)
    await act()
    expect(await told()).toEqual(to.map(({ id }) => id).sort())

    const { rows } = await sql<{ text: string | null; facts: NoticeFacts }>`SELECT DISTINCT ON (n.id) n.facts,
        coalesce(d.letter ->> 'text', o.payload ->> 'text') AS text
      FROM notices n LEFT JOIN notice_deliveries d ON d.notice_id = n.id AND d.channel = 'mail'
        LEFT JOIN outbox o ON o.kind = 'mail' AND o.payload -> 'unsubscribe' ->> 'accountId' = n.account_id::text
          AND o.payload -> 'unsubscribe' ->> 'topic' = n.topic
      WHERE n.kind = ${kind} ORDER BY n.id, o.id DESC`.execute(api.db)
    const isLetter = rows.some(({ text, facts }) => {
      const { title, detail } = noticeText('sv', { kind, facts })
      return text !== null && !text.includes(detail ? `${title}: ${detail}` : title)
    })
    // An import is announced by the outbox delivery, which keeps no text of it.
    if (rows.some(({ text }) => text !== null)) expect([kind, isLetter]).toEqual([kind, kindsWithLetter.includes(kind)])
  },
)
