import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { BrandRole, EndpointKey } from '@samspel/api'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { type Fixtures, openFixtures, secret } from './support/fixtures'
import { matrix } from './support/matrix'
import { recordsOf } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { watchWrites } from './support/writes'

let api: TestApi
let fixtures: Fixtures
let close: () => Promise<void>
let written: () => Promise<string[]>
/** Owns another brand of the company, and is this at the one that the records belong to; undefined is no role there. */
let member: (role: BrandRole | undefined) => Promise<Actor>
beforeAll(async () => {
  ;({ api, fixtures, close } = await openFixtures())
  const records = recordsOf(api)
  const sibling = await records.brand('Sibling', fixtures.brand.companyId)
  member = async (role) => {
    const someone = await records.staff('company', [sibling.id, ...(role ? [fixtures.brand.id] : [])])
    if (role)
      await api.db
        .updateTable('brand_users')
        .set({ role })
        .where('user_id', '=', someone.id)
        .where('brand_id', '=', fixtures.brand.id)
        .execute()
    return someone
  }
  written = await watchWrites(api.db)
})
afterAll(() => close())

/** What a company's people call about records of the brand; not what is about themselves, or about the company as a whole. */
const calls = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(
  ([key, { actors }]) => actors.includes('company') && matrix[key].foreign !== 'own' && !matrix[key].stream,
)
/** About the company or about people, where the role at another brand counts. */
const ofCompany: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'createBrand',
  'createInvitation',
  'archiveInvoices',
  'archiveSelfBilledInvoices',
  'exportBooks',
  'exportCreatorFees',
  'exportInvoices',
  'exportSelfBilledInvoices',
  'getBookAccounts',
  'getCompany',
  'getCompanyPapers',
  'getCompanyPlan',
  'getCompanySignIn',
  'getInvoice',
  'getInvoiceFile',
  'getSelfBilledInvoiceFile',
  'listAccounts',
  'listApiTokens',
  'listBrands',
  'listCompanyAudit',
  'listCreatorNotes',
  'listInvitations',
  'listInvoices',
  'listPaperChanges',
  'listSelfBilledInvoices',
  'listUsers',
  'listWebhooks',
  'resendInvitation',
  'revokeInvitation',
  'updateBookAccounts',
  'updateBrand',
  'updateCompany',
  'updateCompanyPapers',
  'updateUser',
])
const isRead = ([, { method }]: [EndpointKey, Endpoint]) => method === 'GET'

const answered = async (someone: Actor, of: typeof calls) => {
  const answers = []
  for (const [key, endpoint] of of) {
    const row = matrix[key]
    await written()
    const { status, body } = await api.call(
      someone,
      endpoint.method,
      (endpoint.base === 'public' ? '/public' : '/api') + row.path(fixtures, 'staff'),
      { ...(row.body && { body: row.body(fixtures) }), ...(row.key && { headers: { 'idempotency-key': uuidv7() } }) },
    )
    answers.push({ key, status, leaks: JSON.stringify(body ?? null).includes(secret), tables: await written() })
  }
  return answers
}
const changes = calls.filter((one) => !isRead(one) && !ofCompany.has(one[0]))
const writtenBy = async (role: BrandRole | undefined) =>
  (await answered(await member(role), changes)).filter(({ tables }) => tables.length > 0).map(({ key }) => key)

const reviewerWrites: readonly EndpointKey[] = [
  'approveMention',
  'approvePostDraft',
  'askExtraRound',
  'createDraftComment',
  'createMediaFile',
  'createMessage',
  'createMessageTemplate',
  'declinePostDraft',
  'deleteDraftComment',
  'rejectMention',
  'replyToBrandRating',
  'reportThread',
  'requestDraftChanges',
  'requestMentionChanges',
  'resetMention',
  'updateDraftComment',
  'updateThread',
]
const financeWrites: readonly EndpointKey[] = [
  'approveApprovalRequest',
  'approveImagePurchase',
  'cancelPayment',
  'createImagePurchase',
  'createPayment',
  'declineApprovalRequest',
  'declineImagePurchase',
  'reportReceipt',
  'setBudget',
]

test('who owns one brand and has no role at another finds nothing of the other, and changes nothing of it', async () => {
  const someone = await member(undefined)
  const read = await answered(
    someone,
    calls.filter((one) => isRead(one) && !ofCompany.has(one[0])),
  )
  const wrong = read.filter(({ key, status, leaks }) => leaks || (matrix[key].foreign === 404 && status !== 404))
  expect(wrong).toEqual([])
  expect(await writtenBy(undefined)).toEqual([])
})

test('a reader of a brand changes nothing there, whatever they own elsewhere', async () => {
  expect(await writtenBy('reader')).toEqual([])
})

test('who reviews posts of a brand, or keeps its money, does that there and nothing else', async () => {
  expect((await writtenBy('reviewer')).sort()).toEqual(reviewerWrites)
  expect((await writtenBy('finance')).sort()).toEqual(financeWrites)
  console.info(`brand roles: ${calls.length} calls × 4 roles`)
})
