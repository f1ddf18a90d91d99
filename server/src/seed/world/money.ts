import { releaseHours } from '@samspel/api'
import { dayMs } from '../../days'
import type { Clock } from '../clock'
import type { BrandRecord, CreatorRecord, Making } from './context'
import { type FeeReturn, feeReturns } from './fee-returns'
import { type Ledger, openLedger, releasedAt } from './ledger'
import type { PaidPart } from './paid-part'

/** What a campaign leaves to be paid. */
export const monthlyFee = 49_900
const feeMonths = 12
const lastFeeDaysAgo = 20
/** What it plans costs more than it has: the wallet warns. */
const shortOfMoney = 'mossa-moln'
/** Payouts of so many days are in batches, which the seed's people put together; older ones went to the bank before there were any. */
const daysOfBatches = 21
const requestHour = 12
const roundUp = (amount: number, step: number) => Math.ceil(amount / step) * step

/** The first bank day after a day from today. */
const bankDay = (make: Making, offset: number): number => {
  for (let day = offset + 1; ; day += 1)
    if (![0, 6].includes(new Date(`${make.clock.day(day)}T12:00:00Z`).getUTCDay())) return day
}

const payFees = (ledger: Ledger, { campaign, part, approval }: PaidPart, returned: FeeReturn | undefined): void => {
  const { brand, plan, fee } = campaign
  const amount = fee * 100
  const holdId = ledger.hold(
    {
      brand,
      creator: part.creator,
      title: plan.name,
      brandId: brand.id,
      campaignId: campaign.id,
      creatorId: part.creator.id,
      participationId: part.id,
    },
    amount,
    part.decidedAt!,
    approval ? { at: approval.at, reason: null } : returned,
  )
  if (!approval) return
  const about = {
    title: plan.name,
    brandId: brand.id,
    campaignId: campaign.id,
    participationId: part.id,
    mentionId: approval.mentionId,
    holdId,
    createdBy: brand.staffId,
  }
  ledger.post('earning', approval.at, about, [
    { account: ledger.holds(brand), amount: -amount, counterpart: part.creator.name },
    { account: ledger.creator(part.creator), amount, counterpart: brand.name, availableAt: releasedAt(approval.at) },
  ])
}

/** The day of the month on which fees are paid, so many months before the last time: days from today. */
const feeDay = (clock: Clock, back: number): number => {
  const [year = 0, month = 1, day = 1] = clock.day(-lastFeeDaysAgo).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - back, 0)).getUTCDate()
  return Math.round((Date.UTC(year, month - 1 - back, Math.min(day, last)) - Date.parse(clock.day(0))) / dayMs)
}

/** On which day the plan of the demo's companies was begun: a month before the first fee. */
export const planStartedOn = (clock: Clock): string => clock.day(feeDay(clock, feeMonths))

/** Deposits that cover all that a brand has spent and reserved, with some to spare; the first is large enough that no balance was ever below zero. */
const fund = (make: Making, ledger: Ledger, brand: BrandRecord): void => {
  const { clock } = make
  const account = ledger.brand(brand)
  for (let back = feeMonths - 1; back >= 0; back -= 1) {
    const day = feeDay(clock, back)
    const about = {
      title: 'Månadsavgift',
      brandId: brand.id,
      reference: `monthly fee ${account.id} ${clock.day(day).slice(0, 7)}`,
    }
    ledger.post('fee', clock.at(day, 6, 0), about, [
      { account, amount: -monthlyFee, counterpart: 'Samspel' },
      { account: ledger.fees, amount: monthlyFee, counterpart: brand.name },
    ])
  }
  const needed = account.returned - account.balance
  const deposits: [number, number][] = [
    [-430, roundUp(needed, 500_000) + 500_000],
    [-150, roundUp(needed * 0.1, 250_000)],
    [-12, roundUp(needed * 0.1, 250_000) + 1_500_000],
  ]
  for (const [day, amount] of brand.slug === shortOfMoney ? deposits.slice(0, 1) : deposits) {
    ledger.post('deposit', clock.at(day, 10, 15), { title: 'Insättning', brandId: brand.id, createdBy: make.adminId }, [
      { account, amount, counterpart: 'Bank' },
      { account: ledger.bank, amount: -amount, counterpart: brand.name },
    ])
  }
}

const payOut = (
  make: Making,
  ledger: Ledger,
  creator: CreatorRecord,
  earned: { at: string; amount: number }[],
): void => {
  const random = make.random(`payouts ${creator.username}`)
  // Yesterday's request is the latest: what was not free by then cannot be asked for.
  const latestRequest = Date.parse(make.clock.at(-1, requestHour, 30))
  const free = earned.filter(({ at }) => Date.parse(at) < latestRequest - releaseHours * 3_600_000)
  const amount = free.reduce((sum, each) => sum + each.amount, 0)
  if (!creator.bankAccount || amount === 0 || random.random(0.35)) return
  const latest = Math.max(...free.map(({ at }) => Date.parse(at)))
  const daysAgo = Math.floor((make.clock.now - latest) / dayMs) - 4
  const recent = daysAgo < 3 || random.random(0.12)
  const day = recent ? -1 : -random.int(3, Math.max(3, Math.min(daysAgo, 60)))
  const at = make.clock.at(day, requestHour, 30)
  if (day < -daysOfBatches) ledger.payout(creator, amount, at, make.clock.at(bankDay(make, day), 12, 0))
  else make.payoutRequests.push({ creator, amount, at })
}

/** Tove's wallet as the look shows it: 3 200 kr paid out, 2 800 kr asked for, 3 450 kr free and 2 400 kr waiting. */
const payTove = (make: Making, tove: CreatorRecord): void => {
  make.payoutRequests.push(
    { creator: tove, amount: 320_000, at: make.clock.at(-13, 18, 4) },
    { creator: tove, amount: 280_000, at: make.clock.at(-1, 19, 40) },
  )
}

/** Answers the books, still open: whoever books last closes them. */
export const makeMoney = (make: Making, paid: PaidPart[]): Ledger => {
  const ledger = openLedger(make)
  for (const brand of make.brands) ledger.brand(brand)
  const returnOf = feeReturns(make)
  const earned = new Map<CreatorRecord, { at: string; amount: number }[]>()
  for (const each of [...paid].sort(
    (a, b) => (a.approval?.at ?? '').localeCompare(b.approval?.at ?? '') || a.part.id.localeCompare(b.part.id),
  )) {
    payFees(ledger, each, returnOf(each))
    if (each.approval)
      earned.set(each.part.creator, [
        ...(earned.get(each.part.creator) ?? []),
        { at: each.approval.at, amount: each.campaign.fee * 100 },
      ])
  }
  const [tove] = make.creators
  if (tove) payTove(make, tove)
  for (const [creator, sums] of earned) if (creator !== tove) payOut(make, ledger, creator, sums)
  for (const brand of make.brands) fund(make, ledger, brand)
  return ledger
}
