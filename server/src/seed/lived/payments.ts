import { sql } from 'kysely'
import { paymentHandlers, settleCheckout } from '../../modules/payments'
import type { Moment } from './moment'
import type { Acting } from './people'

interface Begun {
  id: string
  reference: string | null
}

const sessionOf = (id: string) => `cs_test_${id.replaceAll('-', '')}`
const intentOf = (id: string) => `pi_${id.replaceAll('-', '')}`

/** What somebody has paid by card, as the provider reports it. */
export interface PaidByCard {
  payment: string
  session: string
  intent: string
  amount: number
  at: string
}

/** Money that comes to brands' accounts by card and by transfer, and money that does not. */
export const paymentMoments = async (acting: Acting, paidByCard: PaidByCard[]): Promise<Moment[]> => {
  const { db, clock, call, alva, elin, sara } = acting
  const { rows } = await sql<{
    id: string
    slug: string
    name: string
  }>`SELECT a.id, b.slug, b.name FROM accounts a JOIN brands b ON b.id = a.brand_id
    ORDER BY b.created_at, b.id`.execute(db)
  const accountOf = (slug: string) => rows.find((row) => row.slug === slug)?.id
  const ownSlugs = ['bjorkbrygg', 'havsro', 'fjallglim', 'mossa-moln']
  const strangers = rows.filter(({ slug }) => !ownSlugs.includes(slug) && !/-\d+$/.test(slug)).slice(0, 6)

  const begin = async (at: string, id: string | undefined, method: 'card' | 'transfer', amount: number, by = sara) =>
    (await paymentHandlers.createPayment(call(by, at, { params: { id }, body: { payment: { method, amount } } })))
      .payment as Begun
  /** A card's page that was opened, as the adapter of the provider writes it. */
  const open = async (at: string, slug: string, amount: number) => {
    const { id } = await begin(at, accountOf(slug), 'card', amount)
    await sql`UPDATE payments SET state = 'pending', session_id = ${sessionOf(id)} WHERE id = ${id}`.execute(db)
    return id
  }
  /** Word of the provider about it. */
  const word = async (at: string, id: string, amount: number, state: 'paid' | 'expired') => {
    const isPaid = state === 'paid'
    await settleCheckout(call(sara, at), {
      sessionId: sessionOf(id),
      paymentId: id,
      state,
      amount,
      currency: 'SEK',
      intentId: isPaid ? intentOf(id) : null,
      paidWith: isPaid ? 'card' : null,
      cardLastFour: isPaid ? '4242' : null,
    })
  }
  const card = (at: string, slug: string, amount: number, state: 'paid' | 'expired', askedAt = at): Moment[] => {
    let id = ''
    return [
      {
        at,
        run: async () => {
          id = await open(at, slug, amount)
          if (state === 'paid')
            paidByCard.push({ payment: id, session: sessionOf(id), intent: intentOf(id), amount, at })
        },
      },
      { at: askedAt, run: () => word(askedAt, id, amount, state) },
    ]
  }
  const came = (
    at: string,
    {
      reference,
      amount,
      sender,
      differs = false,
    }: { reference: string; amount: number; sender: string; differs?: boolean },
    by = alva,
  ) =>
    paymentHandlers.createBankTransfer(
      call(by, at, {
        body: {
          bankTransfer: {
            reference,
            amount,
            sender,
            receivedOn: at.slice(0, 10),
            ...(differs && { acceptDifference: true }),
          },
        },
      }),
    )
  const moment = (at: string, run: (at: string) => Promise<unknown>): Moment => ({ at, run: () => run(at) })

  return [
    ...card(clock.at(-26, 9, 12), 'bjorkbrygg', 500_000, 'paid'),
    ...card(clock.at(-16, 13, 40), 'mossa-moln', 250_000, 'paid'),
    // The provider's word was lost, and the night found it; it was asked for in the morning.
    ...card(clock.at(-9, 16, 20), 'bjorkbrygg', 800_000, 'paid', clock.at(-8, 9, 12)),
    ...card(clock.at(-5, 10, 2), 'fjallglim', 300_000, 'expired', clock.at(-4, 10, 5)),
    moment(clock.at(-6, 15, 30), async (at) => {
      const { id } = await begin(at, accountOf('mossa-moln'), 'card', 100_000)
      await paymentHandlers.cancelPayment(call(sara, clock.at(-6, 15, 33), { params: { id } }))
    }),
    // Its page has not been opened yet.
    moment(clock.hoursAgo(1), (at) => begin(at, accountOf('havsro'), 'card', 300_000)),
    moment(clock.at(-19, 8, 50), async (at) => {
      const { reference } = await begin(at, accountOf('havsro'), 'transfer', 1_200_000)
      await came(clock.at(-17, 9, 30), { reference: reference ?? '', amount: 1_200_000, sender: 'Trekant Handel AB' })
    }),
    moment(clock.at(-6, 11, 15), async (at) => {
      const { reference } = await begin(at, accountOf('mossa-moln'), 'transfer', 600_000)
      await came(
        clock.at(-3, 9, 45),
        { reference: reference ?? '', amount: 590_000, sender: 'Trekant Handel AB', differs: true },
        elin,
      )
    }),
    moment(clock.at(-2, 16, 5), (at) => begin(at, accountOf('bjorkbrygg'), 'transfer', 1_500_000)),
    ...strangers.map(({ id }, index) =>
      moment(clock.at(-1 - index, 10 + index, 25), (at) => begin(at, id, 'transfer', (index + 2) * 250_000, alva)),
    ),
    moment(clock.at(-4, 9, 20), async (at) => {
      const { bankTransfer } = await came(
        at,
        { reference: '88120041', amount: 125_000, sender: 'Lindgrens El & Bygg AB' },
        elin,
      )
      await paymentHandlers.settleBankTransfer(
        call(elin, clock.at(-3, 10, 0), {
          params: { id: bankTransfer.id },
          body: { bankTransfer: { accountId: null } },
        }),
      )
    }),
    moment(clock.at(-1, 9, 10), (at) =>
      came(at, { reference: '7301', amount: 420_000, sender: 'Norrsken Kafferosteri AB' }),
    ),
  ]
}
