import { releaseHours } from '@samspel/api'
import { dayMs } from '../../days'
import type { BrandRecord, CreatorRecord, Making } from './context'
import { type FeeReturn, feeReturns } from './fee-returns'
import { type Ledger, openLedger, releasedAt } from './ledger'
import type { PaidPart } from './paid-part'

/** What a campaign leaves to be paid. */
const monthlyFee = 49_900
const feeMonths = 12
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

/** Deposits that cover all that a brand has spent and reserved, with some to spare; the first is large enough that no balance was ever below zero. */
const fund = (make: Making, ledger: Ledger, brand: BrandRecord): void => {
  const { clock } = make
  const account = ledger.brand(brand)
  for (let month = feeMonths; month > 0; month -= 1) {
    ledger.post('fee', clock.at(-month * 30, 6, 0), { title: 'Månadsavgift', brandId: brand.id }, [
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
  for (const [day, amount] of deposits) {
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
  const free = earned.filter(({ at }) => Date.parse(at) < make.clock.now - (releaseHours + 24) * 3_600_000)
  const amount = free.reduce((sum, each) => sum + each.amount, 0)
  if (!creator.bankAccount || amount === 0 || random.random(0.35)) return
  const latest = Math.max(...free.map(({ at }) => Date.parse(at)))
  const daysAgo = Math.floor((make.clock.now - latest) / dayMs) - 4
  const recent = daysAgo < 3 || random.random(0.12)
  const day = recent ? -1 : -random.int(3, Math.max(3, Math.min(daysAgo, 60)))
  const settles = bankDay(make, day)
  const paid = settles < 0
  ledger.payout(
    creator,
    amount,
    paid ? 'paid' : 'requested',
    make.clock.at(day, 12, 30),
    expectedAt(make, settles, paid),
  )
}

/** In the future the clock does not hold times back. */
const expectedAt = (make: Making, day: number, past: boolean): string =>
  past ? make.clock.at(day, 12, 0) : `${make.clock.day(day)}T11:00:00.000Z`

/** Tove's wallet as the look shows it: 3 200 kr paid out, 2 800 kr asked for, 3 450 kr free and 2 400 kr waiting. */
const payTove = (make: Making, ledger: Ledger, tove: CreatorRecord): void => {
  ledger.payout(tove, 320_000, 'paid', make.clock.at(-13, 18, 4), make.clock.at(-11, 12, 0))
  ledger.payout(tove, 280_000, 'requested', make.clock.at(-1, 19, 40), expectedAt(make, bankDay(make, 0), false))
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
  if (tove) payTove(make, ledger, tove)
  for (const [creator, sums] of earned) if (creator !== tove) payOut(make, ledger, creator, sums)
  for (const brand of make.brands) fund(make, ledger, brand)
  return ledger
}
