import type { Config } from '../../config'
import type { Db } from '../../db/transact'

/** From and to, the end not included. */
export interface Period {
  from: Date
  to: Date
}
interface Payment {
  paymentId: string | null
  /** Öre. */
  amount: number
  currency: string
}

/** The two sides of card payments: what the provider says was paid, and what was booked of it. */
export interface CardReport {
  /** Undefined where no provider is connected. */
  reportedPayments: (context: { db: Db; config: Config }, period: Period) => Promise<readonly Payment[] | undefined>
  bookedPayments: (db: Db, period: Period, reported: readonly never[]) => Promise<readonly Payment[]>
}

export interface CardFault {
  id: string | null
  is: number
  mustBe: number
}
export interface CardSides {
  ledger: number
  other: number
  faults: CardFault[]
}

const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { amount }) => sum + amount, 0)

/** What one side has and the other has not, or has with another sum. */
export const compareCards = (booked: readonly Payment[], reported: readonly Payment[]): CardSides => {
  const keyOf = ({ paymentId, currency }: Payment) => `${paymentId} ${currency.toUpperCase()}`
  const known = new Map(booked.map((payment) => [keyOf(payment), payment]))
  const said = new Map(reported.map((payment) => [keyOf(payment), payment]))
  const faults = [...new Set([...known.keys(), ...said.keys()])].flatMap((key) => {
    const [is, mustBe] = [known.get(key)?.amount ?? 0, said.get(key)?.amount ?? 0]
    const id = (known.get(key) ?? said.get(key))?.paymentId ?? null
    return is === mustBe ? [] : [{ id, is, mustBe }]
  })
  // A payment that nobody of ours has asked for is told for itself, however many there are.
  return { ledger: sumOf(booked), other: sumOf(reported), faults }
}

/** Undefined where no provider is connected. */
export const cardSides = async (
  report: CardReport | undefined,
  context: { db: Db; config: Config },
  period: Period,
): Promise<CardSides | undefined> => {
  const reported = await report?.reportedPayments(context, period)
  if (!report || !reported) return undefined
  const booked = await report.bookedPayments(context.db, period, reported as readonly never[])
  return compareCards(booked, reported)
}
