import type { Item } from './data'
import { visible } from './generic'
import { filtered, paged } from './list'
import type { Asked } from './world'
import { invalid, Refusal } from './world'

const accountOf = ({ world, me }: Asked): Item => {
  const account = world.table('accounts').find(({ instagramerId }) => instagramerId === me!.id)
  if (!account) throw new Refusal(404, { error: 'not_found' })
  return account
}

export const myAccount = (asked: Asked): object => ({
  account: accountOf(asked),
  summary: asked.world.demo.walletSummary,
  onTheWay: asked.world.demo.onTheWay,
})

/** Takes out what is available, öre. */
export function payOut(asked: Asked): object {
  const { world, me, body } = asked
  const account = accountOf(asked)
  const { amount } = body.payout as { amount: number }
  if (!me!.bankAccountLastFour) throw new Refusal(422, { error: 'bank_account_missing' })
  if (me!.countryCode === 'SE' && !me!.personalIdMasked) throw new Refusal(422, { error: 'personal_id_missing' })
  if (amount <= 0) throw invalid({ amount: ['too_small'] })
  if (amount > Number(account.availableBalance)) throw new Refusal(422, { error: 'insufficient_funds' })
  Object.assign(account, {
    balance: Number(account.balance) - amount,
    availableBalance: Number(account.availableBalance) - amount,
  })
  const summary = world.demo.walletSummary
  Object.assign(summary, { available: account.availableBalance, balance: account.balance })
  const transaction = world.add('transactions', {
    accountId: account.id,
    transactionType: 'credit',
    amount,
    kind: 'payout',
    title: 'Uttag',
    counterpart: null,
    campaignId: null,
    availableAt: null,
  })
  const payout = {
    id: transaction.id,
    state: 'requested',
    title: 'Uttag',
    counterpart: null,
    amount,
    since: transaction.createdAt,
    at: null,
    campaignId: null,
    bankAccountLastFour: me!.bankAccountLastFour,
  } as unknown as Item
  world.demo.onTheWay.unshift(payout)
  return { payout, account, transaction }
}

export function bookTransaction({ world, params, body }: Asked): object {
  const account = world.get('accounts', params.id)
  const fields = body.transaction as { transactionType: 'debit' | 'credit'; amount: number; title: string }
  const change = fields.transactionType === 'debit' ? fields.amount : -fields.amount
  Object.assign(account, {
    balance: Number(account.balance) + change,
    availableBalance: Number(account.availableBalance) + change,
  })
  const kind = fields.transactionType === 'debit' ? 'deposit' : 'refund'
  return {
    transaction: world.add('transactions', {
      ...fields,
      kind,
      accountId: account.id,
      counterpart: null,
      campaignId: null,
      availableAt: null,
    }),
    account,
  }
}

const threadOf = ({
  query,
  params,
  me,
  world,
}: Asked): { thread: Item | undefined; instagramer: string; brandId: string } => {
  const instagramer = params.id ?? me!.id
  const brandId = query.get('brandId') ?? ''
  return {
    instagramer,
    brandId,
    thread: world.table('threads').find((item) => item.instagramerId === instagramer && item.brandId === brandId),
  }
}

export function messages(asked: Asked): object {
  const { instagramer, brandId, thread } = threadOf(asked)
  if (thread) Object.assign(thread, { unreadCount: 0 })
  const { items, meta } = paged(
    asked.world.table('messages').filter((item) => item.instagramer === instagramer && item.brandId === brandId),
    asked.query,
  )
  return { messages: items, meta }
}

export function write(asked: Asked): object {
  const { instagramer, brandId, thread } = threadOf(asked)
  const fields = asked.body.message as { body: string }
  const author = asked.actor === 'creator' ? 'instagramer' : 'user'
  const message = asked.world.add('messages', {
    ...fields,
    instagramer,
    brandId,
    author,
    authorName: asked.me!.name,
    readAt: null,
  })
  if (thread) Object.assign(thread, { lastMessage: { body: fields.body, author, createdAt: message.createdAt } })
  return { message }
}

export function unread(asked: Asked): object {
  const threads = filtered(visible(asked, asked.world.table('threads')), asked.query).filter(
    ({ instagramerId }) => asked.actor !== 'creator' || instagramerId === asked.me!.id,
  )
  const totalCount = threads.reduce((sum, { unreadCount }) => sum + Number(unreadCount), 0)
  return {
    unread: { ids: threads.filter(({ unreadCount }) => Number(unreadCount) > 0).map(({ id }) => id), totalCount },
  }
}

export const threads = (asked: Asked): object => {
  const own = visible(asked, asked.world.table('threads')).filter(
    ({ instagramerId }) => asked.actor !== 'creator' || instagramerId === asked.me!.id,
  )
  const { items, meta } = paged(filtered(own, asked.query), asked.query)
  return { threads: items, meta }
}
