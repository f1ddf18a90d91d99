import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { putInBankFolder } from '../src/bank-folder'
import { bankFolderJob } from '../src/modules/bank'
import { camt, nextMessage, pain002 } from './support/bank-messages'
import { openPayouts, type Payouts } from './support/payout-batches'

let pay: Payouts
let folder: string
beforeAll(async () => {
  pay = await openPayouts()
  folder = await mkdtemp(path.join(tmpdir(), 'samspel-bank-'))
  pay.api.config.bankFolder = folder
})
afterAll(async () => {
  await pay.api.close()
  await rm(folder, { recursive: true })
})

const inPart = async (part: string) => (await readdir(path.join(folder, part))).sort()
const read = (part: string, name: string) => readFile(path.join(folder, part, name), 'utf8')
const fromBank = (name: string, text: string) => writeFile(path.join(folder, 'in', name), text)
const readIn = () =>
  bankFolderJob.run({
    ...pay.api,
    live: pay.api.bus,
    now: () => pay.api.clock.now,
    log: { error: () => undefined },
  } as never)

describe('the folder that the bank and we share', () => {
  test('gets the bytes that were exported when a batch is sent, and gives its answers to the batch', async () => {
    await pay.asking(120_000)
    const { id, messageId, file } = await pay.sent()
    await pay.api.deliver()
    expect(await inPart('out')).toEqual([`${messageId}.pain001.xml`])
    expect(await read('out', `${messageId}.pain001.xml`)).toBe(file)

    await fromBank('answer.xml', pain002(messageId, { status: 'ACSC' }))
    await fromBank('.answer-2.xml', 'half')
    await readIn()
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'answered', paidCount: 1 })
    expect([await inPart('in'), await inPart('done'), await inPart('failed')]).toEqual([
      ['.answer-2.xml'],
      ['answer.xml'],
      [],
    ])
    const { body } = await pay.api.call(pay.alva, 'GET', '/api/bank_files')
    expect(body).toMatchObject({ bank_files: [{ file_name: 'answer.xml', received_by: null, paid: 1 }] })
  })

  test('keeps what was refused, with why beside it, and what came twice', async () => {
    await fromBank('nonsense.xml', 'hello')
    await fromBank('answer.xml', await read('done', 'answer.xml'))
    await symlink('/etc/hostname', path.join(folder, 'in', 'link.xml'))
    await readIn()
    expect(await inPart('failed')).toEqual(['link.xml', 'link.xml.why.txt', 'nonsense.xml', 'nonsense.xml.why.txt'])
    expect(await read('failed', 'nonsense.xml.why.txt')).toBe('unreadable\n')
    expect(await inPart('done')).toEqual([expect.stringMatching(/^\d+-answer\.xml$/), 'answer.xml'])
  })

  test('a file in the encoding that it names is read with its letters; one that is not as it says is refused', async () => {
    const named = (encoding: string) =>
      camt('054', [
        { amount: 12_300, ref: nextMessage(), payments: [{ amount: 12_300, sender: 'Åkes Örter' }] },
      ]).replace('UTF-8', encoding)
    await writeFile(path.join(folder, 'in', 'latin.xml'), named('ISO-8859-1'), 'latin1')
    await writeFile(path.join(folder, 'in', 'wrong.xml'), named('UTF-8'), 'latin1')
    await readIn()
    const { rows } = await sql<{ sender: string }>`SELECT sender FROM bank_transfers`.execute(pay.api.db)
    expect(rows).toEqual([{ sender: 'Åkes Örter' }])
    expect(await read('failed', 'wrong.xml.why.txt')).toBe('unreadable\n')
  })

  test('a file is put out once, though the bank has fetched it before the delivery is repeated', async () => {
    await putInBankFolder(folder, 'once.xml', 'first')
    await rm(path.join(folder, 'out', 'once.xml'))
    await putInBankFolder(folder, 'once.xml', 'first')
    expect(await inPart('out')).not.toContain('once.xml')
  })

  test('a try that was cut off before the file could be seen is brought to its end', async () => {
    await writeFile(path.join(folder, 'out', '.cut.xml'), 'whole')
    await writeFile(path.join(folder, 'sent', 'cut.xml'), 'whole')
    await putInBankFolder(folder, 'cut.xml', 'whole')
    expect(await read('out', 'cut.xml')).toBe('whole')
  })
})
