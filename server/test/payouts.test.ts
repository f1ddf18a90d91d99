import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { PayoutBatchPage } from '@samspel/api'
import { camelizeKeys } from '@samspel/api'
import { ledgerFaults } from '../src/modules/wallet'
import { answerTo } from './support/bank-answers'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

const [swedbank, nordea, closed] = ['8327-9 834 124 471', '3300 000620-5124', '8327-9 834 120 404']
let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let alva: Actor
let elin: Actor

beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  ;[alva, elin] = [await make.staff('admin'), await make.staff('admin')]
  const passwordHash = await hash('samspel-demo', { memoryCost: 8, timeCost: 1 })
  await api.db.updateTable('users').set({ password_hash: passwordHash }).execute()
  wallet = walletOf(api, make, alva)
})
afterAll(() => api.close())

const post = async (who: Actor, path: string, body: object = {}) => {
  const answer = await api.call(who, 'POST', `/api/payout_batches${path}`, { body })
  return { status: answer.status, body: camelizeKeys(answer.body) as Record<string, unknown> }
}
const pageOf = async (id: string) =>
  camelizeKeys((await api.call(alva, 'GET', `/api/payout_batches/${id}`)).body) as unknown as PayoutBatchPage

/** A creator who has money and has requested a payout. */
const asking = async (amount: number, bankAccountNumber = swedbank, personalId = '19900101-9802') => {
  const creator = await make.creator({ bankAccountNumber, personalId })
  const accountId = await wallet.accountOf(creator.id)
  await wallet.book(accountId, 'debit', amount)
  const { body } = await wallet.payOut(creator, accountId, amount)
  return { ...creator, accountId, payoutId: (body as { payout: { id: string } }).payout.id }
}
const compiled = async (who = elin) => {
  const { status, body } = await post(who, '')
  expect([status, body.error]).toEqual([200, undefined])
  return (body.batch as PayoutBatchPage['batch']).id
}
const approve = (who: Actor, id: string, version = 1, password = 'samspel-demo') =>
  post(who, `/${id}/approve`, { version, password })
const sent = async (id: string) => {
  expect((await approve(alva, id)).status).toBe(200)
  const exported = await post(alva, `/${id}/export`, { version: 2, format: 'pain001' })
  expect((await post(elin, `/${id}/send`, { version: 3 })).status).toBe(200)
  return exported.body.file as string
}
const read = async (id: string, file: string) =>
  (await post(alva, `/${id}/answer`, { file })).body as unknown as {
    problems: { kind: string; creator: string | null; expected: string | null; found: string | null }[]
    page: PayoutBatchPage
  }
const wait = async (creator: Actor) =>
  (await api.call(creator, 'GET', '/api/instagramers/me/account')).body as {
    account: { balance: number }
    on_the_way: { state: string; payout: { progress: string; attempt: number; reason: string | null } }[]
  }

describe('a batch of payouts', () => {
  test('goes from the request to the money: compiled, approved by another, exported, sent, answered', async () => {
    const [paid, refused] = [await asking(345_000), await asking(185_001, closed)]
    const id = await compiled()
    const page = await pageOf(id)
    expect(page.batch).toMatchObject({ state: 'compiled', count: 2, amount: 530_001, stoppedCount: 0 })
    expect(page.reconciliation).toMatchObject({ requested: 530_001, booked: 530_001, difference: 0, differing: [] })
    expect(page.rows.map(({ bankName, lastFour }) => [bankName, lastFour])).toContainEqual(['Swedbank', '4471'])
    expect((await wait(paid)).on_the_way[0]).toMatchObject({ state: 'requested', payout: { progress: 'batched' } })

    const file = await sent(id)
    expect(file).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    expect(file).toMatch(/<Ustrd>Samspel AB U-\d{4}-[0-9A-F]{8}<\/Ustrd>/)
    expect(file).toContain('<NbOfTxs>2</NbOfTxs>')
    expect(file).toContain('<CtrlSum>5300.01</CtrlSum>')
    expect(file).toContain(`<EndToEndId>${paid.payoutId.replaceAll('-', '').toUpperCase()}</EndToEndId>`)
    expect(file).toContain('<MmbId>8327</MmbId>')
    expect(file).toContain('<Id>834124471</Id>')
    expect((await wait(paid)).on_the_way[0]).toMatchObject({ payout: { progress: 'sent' } })

    const answer = answerTo(file)
    expect((await read(id, answer)).problems).toEqual([])
    expect((await read(id, answer)).page.batch).toMatchObject({ state: 'answered', paidCount: 1, failedCount: 1 })
    expect(await wait(paid)).toMatchObject({ account: { balance: 0 }, on_the_way: [{ state: 'paid' }] })
    expect(await wait(refused)).toMatchObject({
      account: { balance: 185_001 },
      on_the_way: [{ state: 'failed', payout: { reason: 'AC04' } }],
    })
    expect(await ledgerFaults(api.db)).toEqual([])
    const receipt = await api.call(paid, 'GET', `/api/payouts/${paid.payoutId}/receipt`)
    expect(receipt.body).toMatchObject({ receipt: { state: 'paid', amount: 345_000, bank_name: 'Swedbank' } })
    expect((await api.call(refused, 'GET', `/api/payouts/${paid.payoutId}/receipt`)).status).toBe(404)

    // First one öre over the balance, then correctly: the second attempt shows why the first one failed.
    expect((await wallet.payOut(refused, refused.accountId, 185_002)).body).toEqual({ error: 'insufficient_funds' })
    expect((await wallet.payOut(refused, refused.accountId, 185_001)).status).toBe(200)
    const again = await pageOf(await compiled())
    expect(again.rows).toMatchObject([{ attempt: 2, earlierFailureCode: 'AC04', earlierFailure: 'Kontot är avslutat' }])
    await post(alva, `/${again.batch.id}/return`, { version: 1, reason: 'Väntar' })
  })

  test('of a payer with a long name has a message that the standard takes', async () => {
    const account = api.config.payoutAccount!
    api.config.payoutAccount = { ...account, name: 'Samspel '.repeat(17).trim() }
    await asking(100_000)
    const id = await compiled()
    const [, said = ''] = /<Ustrd>([^<]*)<\/Ustrd>/.exec(await sent(id)) ?? []
    api.config.payoutAccount = account
    expect(said).toMatch(/^Samspel .* U-\d{4}-[0-9A-F]{8}$/)
    expect(said.length).toBeLessThanOrEqual(140)
  })

  test('flags a creator who has the address of somebody at a company, and pays all the same', async () => {
    const brand = await make.brand()
    const owner = await make.staff('company', [brand.id])
    const [same, other] = [await asking(30_000), await asking(30_000)]
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const { name } = await api.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', brand.companyId)
      .executeTakeFirstOrThrow()
    await api.db
      .updateTable('instagramers')
      .set({ email: email.replace('@', '+kreator@') })
      .where('id', '=', same.id)
      .execute()
    const id = await compiled()
    const { rows } = await pageOf(id)
    const row = (payoutId: string) => rows.find((each) => each.id === payoutId)
    expect(row(same.payoutId)).toMatchObject({ state: 'included', sharesEmailWith: [name] })
    expect(row(other.payoutId)).not.toHaveProperty('sharesEmailWith')
    await post(alva, `/${id}/return`, { version: 1, reason: 'Väntar' })
  })

  test('is approved by another person than who put it together, with the password', async () => {
    await asking(100_000, nordea)
    const id = await compiled(elin)
    expect((await approve(elin, id)).body).toEqual({ error: 'second_person_needed' })
    expect((await approve(alva, id, 1, 'wrong')).body).toEqual({ errors: { password: ['wrong_password'] } })
    expect((await post(alva, `/${id}/export`, { version: 1, format: 'csv' })).body).toEqual({
      error: 'illegal_transition',
    })
    await expect(
      sql`UPDATE payout_batches SET state = 'approved', approved_by = compiled_by WHERE id = ${id}`.execute(api.db),
    ).rejects.toThrow(/payout_batches_two_people/)
    expect((await approve(alva, id)).status).toBe(200)
    await post(alva, `/${id}/return`, { version: 2, reason: 'Fel dag' })
    expect(await pageOf(id)).toMatchObject({ batch: { state: 'returned', returnReason: 'Fel dag' } })
  })

  test('two members of staff at once: exactly one wins, the other gets 409 with a name', async () => {
    const third = await make.staff('admin')
    await api.db.updateTable('users').set({ name: 'Elin Sjödin' }).where('id', '=', elin.id).execute()
    for (let round = 0; round < 5; round += 1) {
      await asking(100_000)
      const id = await compiled(third)
      const answers = await Promise.all([approve(alva, id), post(elin, `/${id}/return`, { version: 1, reason: 'Nej' })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const loser = answers.find(({ status }) => status === 409)
      expect(loser?.body).toMatchObject({ error: 'stale_version', by: expect.any(String) })
      const { batch } = await pageOf(id)
      if (batch.state === 'approved') await post(alva, `/${id}/return`, { version: 2, reason: 'Klart' })
    }
  })

  test('a changed account takes the approval back and makes another checksum', async () => {
    const creator = await asking(120_000)
    const id = await compiled()
    expect((await approve(alva, id)).status).toBe(200)
    const before = await pageOf(id)
    await api.db
      .updateTable('instagramers')
      .set({ bank_account_number: nordea, bank_account_last_four: '5124' })
      .where('id', '=', creator.id)
      .execute()
    expect((await post(alva, `/${id}/export`, { version: 2, format: 'csv' })).body).toEqual({ error: 'batch_changed' })
    const after = await pageOf(id)
    expect(after.batch).toMatchObject({ state: 'compiled', approved: null, version: 3 })
    expect(after.batch.checksum).not.toBe(before.batch.checksum)
    expect(after.events.map(({ act }) => act)).toContain('approval_reset')
    await post(alva, `/${id}/return`, { version: 3, reason: 'Klart' })
  })

  test('what fails a check is stopped, asked to be put right, and goes with the next batch', async () => {
    const [wrong, right] = [await asking(90_000, '8327-9 834 124 473'), await asking(50_000)]
    const id = await compiled()
    const page = await pageOf(id)
    const row = page.rows.find(({ state }) => state === 'stopped')
    expect(row).toMatchObject({ id: wrong.payoutId, stopReason: 'account_invalid', checks: { account: false } })
    expect(page.rows.map(({ id: each }) => each)).toContain(right.payoutId)
    expect((await wait(wrong)).on_the_way[0]).toMatchObject({
      payout: { progress: 'stopped', reason: 'account_invalid' },
    })
    expect((await post(alva, `/${id}/rows/${wrong.payoutId}/ask`)).status).toBe(200)
    const [mail] = await api.mailsTo(`${wrong.username}@samspel.test`)
    expect(mail?.subject).toBe('Rätta dina uppgifter så betalar vi ut')
    const shown = await post(alva, `/${id}/rows/${wrong.payoutId}/details`)
    expect(shown.body).toMatchObject({ bankAccountNumber: '8327-9 834 124 473' })
    expect((await pageOf(id)).events[0]).toMatchObject({ act: 'details_shown', creator: wrong.name })
    await post(alva, `/${id}/return`, { version: 1, reason: 'Klart' })

    await api.db.updateTable('instagramers').set({ bank_account_number: swedbank }).where('id', '=', wrong.id).execute()
    const next = await pageOf(await compiled())
    expect(next.rows.every(({ state }) => state === 'included')).toBe(true)
    await post(alva, `/${next.batch.id}/return`, { version: 1, reason: 'Klart' })
  })

  test('a difference from the ledger locks the approval and names the row', async () => {
    const creator = await asking(70_000)
    const id = await compiled()
    await sql`UPDATE payout_batch_rows SET amount = amount + 1 WHERE batch_id = ${id} AND payout_id = ${creator.payoutId}`.execute(
      api.db,
    )
    expect((await approve(alva, id)).body).toEqual({ error: 'batch_differs' })
    expect((await pageOf(id)).reconciliation).toMatchObject({ difference: 1, differing: [{ name: creator.name }] })
    await post(alva, `/${id}/return`, { version: 1, reason: 'Klart' })
  })

  test('without an account to pay from there is no file, and the batch stays as it was approved', async () => {
    await asking(40_000)
    const id = await compiled()
    expect((await approve(alva, id)).status).toBe(200)
    const account = api.config.payoutAccount
    api.config.payoutAccount = undefined
    for (const format of ['pain001', 'csv'])
      expect(await post(alva, `/${id}/export`, { version: 2, format })).toEqual({
        status: 503,
        body: { error: 'not_set_up' },
      })
    api.config.payoutAccount = account
    expect((await pageOf(id)).batch).toMatchObject({ state: 'approved', version: 2 })
    await post(alva, `/${id}/return`, { version: 2, reason: 'Klart' })
  })

  test('an answer that was changed by hand is refused as a whole, with what differs', async () => {
    const creator = await asking(60_000)
    const id = await compiled()
    const file = await sent(id)
    const { batch } = await pageOf(id)
    const [answer, table] = [answerTo(file), answerTo(file, 'csv')]
    const [row] = (await pageOf(id)).rows.filter(({ id: each }) => each === creator.payoutId)
    const refusals: [string, object][] = [
      [
        answer.replace('>600.00</InstdAmt>', '>601.00</InstdAmt>'),
        { kind: 'wrong_amount', creator: creator.name, expected: '600.00', found: '601.00' },
      ],
      ...['-600.00', '600.005', '99999999999999.00', 'sexhundra'].map((found): [string, object] => [
        answer.replace('>600.00</InstdAmt>', `>${found}</InstdAmt>`),
        { kind: 'wrong_amount', creator: creator.name, expected: '600.00 SEK', found: `${found} SEK` },
      ]),
      [
        answer.replace('Ccy="SEK">600.00<', 'Ccy="EUR">600.00<'),
        { kind: 'wrong_amount', creator: creator.name, expected: '600.00 SEK', found: '600.00 EUR' },
      ],
      [answer.replaceAll(row?.endToEndId ?? '', 'SOMEBODY'), { kind: 'unknown_id' }],
      [answer.replace(/<OrgnlCtrlSum>[^<]*/, '<OrgnlCtrlSum>1.00'), { kind: 'wrong_sum', found: '1.00' }],
      [answer.replace(/<OrgnlCtrlSum>[^<]*/, '<OrgnlCtrlSum>-1'), { kind: 'wrong_sum', found: '-1' }],
      [answer.replace(/<OrgnlNbOfTxs>[^<]*/, '<OrgnlNbOfTxs>99'), { kind: 'wrong_count', found: '99' }],
      [answer.replace(/<OrgnlMsgId>[^<]*/, '<OrgnlMsgId>SAMSPEL-2020-1-1'), { kind: 'wrong_batch' }],
      [answer.replace('<TxSts>ACSC', '<TxSts>XXXX'), { kind: 'wrong_status' }],
      [table.replace(';600.00;', ';6000.00;'), { kind: 'wrong_amount', found: '6000.00' }],
      [table.replace(';600.00;', ';-600.00;'), { kind: 'wrong_amount', found: '-600.00' }],
      [`<!DOCTYPE x [<!ENTITY a "b">]>${answer}`, { kind: 'unreadable' }],
      ['hello', { kind: 'unreadable' }],
      ['<a', { kind: 'unreadable' }],
    ]
    for (const [file, problem] of refusals)
      expect((await read(id, file)).problems).toEqual(expect.arrayContaining([expect.objectContaining(problem)]))
    expect((await pageOf(id)).batch).toMatchObject({ state: 'sent', paidCount: 0, version: batch.version })
    expect((await read(id, table)).page.batch).toMatchObject({ state: 'answered' })
    expect(await wait(creator)).toMatchObject({ account: { balance: 0 } })
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('F-tax is recorded in Sweden alone (G-06)', async () => {
    const [swede, norwegian] = [await make.creator(), await make.creator({ countryCode: 'NO' })]
    const put = (who: Actor, day: string) =>
      api.call(who, 'PATCH', '/api/instagramers/me/tax', { body: { f_tax_since: day } })
    expect((await put(swede, '2025-03-01')).body).toMatchObject({ f_tax_since: '2025-03-01' })
    expect((await put(norwegian, '2025-03-01')).body).toEqual({ errors: { f_tax_since: ['only_in_sweden'] } })
    expect((await api.call(swede, 'GET', '/api/instagramers/me/tax')).body).toMatchObject({
      tax: { f_tax_since: '2025-03-01' },
    })
    expect((await api.call(norwegian, 'GET', '/api/instagramers/me/tax')).body).toMatchObject({
      tax: { country: 'NO', f_tax_since: null, f_tax_from: null },
    })
    const csv = await api.call(alva, 'GET', `/api/tax/export?year=${api.clock.now.getFullYear()}&by=creator`)
    expect(csv.status).toBe(200)
  })

  test('a batch without anything to pay is refused; a payout is asked for once', async () => {
    const creator = await make.creator({ bankAccountNumber: swedbank })
    const accountId = await wallet.accountOf(creator.id)
    await wallet.book(accountId, 'debit', 100)
    for (const amount of [0, -1, 0.5, 1e15]) expect((await wallet.payOut(creator, accountId, amount)).status).toBe(422)
    const key = newKey()
    expect((await wallet.payOut(creator, accountId, 100, key)).status).toBe(200)
    expect((await wallet.payOut(creator, accountId, 100, key)).status).toBe(200)
    expect(await wallet.balances(accountId)).toMatchObject({ balance: 0 })
  })
})
