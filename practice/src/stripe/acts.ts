import { gzipSync } from 'node:zlib'
import { type Body, choice, field, oneIn, textIn } from '../act-parts'
import { type Act, type ActField, type Practice, WrongAct } from '../service'
import { decidePayment, findSession, paidBefore, payCheckout } from './checkout'
import { sendKept, sendUnknown } from './events'
import { decideDispute, dispute, failRefund, payOut, refund } from './money'
import { cancelLater, endSubscription, payInvoice, planNames, renew, takePlan } from './plans'
import { carryOutLate } from './routes'
import { sendings, type StripeObject, type World, worldOf } from './world'

const charge = field('charge', 'Debitering eller betalning (ch_…, pi_…)', 'Charge or payment intent (ch_…, pi_…)')
const subscription = field('subscription', 'Abonnemang (sub_…)', 'Subscription (sub_…)')
const disputeField = field('dispute', 'Tvist (du_…)', 'Dispute (du_…)')
const amountField = field('amount', 'Belopp i öre, tomt för allt', 'Amount in öre, empty for all of it', 'number')

const numberIn = (body: Body, name: string): number | undefined =>
  body[name] === undefined || body[name] === '' ? undefined : Number(body[name])

/** One by its id; the newest where none is named. */
const named = (world: World, body: Body, name: string, object = name): StripeObject => {
  const id = textIn(body, name)
  const found = id ? world.find(id, object) : world.all(object)[0]
  if (!found) throw new WrongAct(`no such ${name}`)
  return found
}

const act = (
  [sv, en]: readonly [string, string],
  fields: readonly ActField[],
  run: (world: World, body: Body) => unknown,
): Act => ({
  title: { sv, en },
  fields,
  run: async (body: Body, practice: Practice) => {
    const world = worldOf(practice)
    const result = await run(world, body)
    world.save()
    return result
  },
})

/** What stands between us and Stripe may answer in its place. */
const nonsense = {
  html: '<!doctype html><title>Welcome</title>',
  empty: '',
  text: '"x"',
  null: 'null',
  list: '[]',
  nothing: '{}',
  truncated: '{"id":"cs_test_1","object":"checkout.sess',
  compressed: gzipSync('{"object":"list"}').toString('latin1'),
}

const chargeIn = (world: World, body: Body) => textIn(body, 'charge') || world.all('charge')[0]?.id
const sessionIn = async (world: World, body: Body): Promise<StripeObject> => {
  const found = await findSession(world, textIn(body, 'session'))
  if (!found) throw new WrongAct('no such session')
  return found
}

/** What can be made to happen at Stripe. */
export const acts: Record<string, Act> = {
  pay: act(
    ['Betala en kassa', 'Pay a checkout'],
    [
      field('session', 'Kassa (cs_…)', 'Checkout session (cs_…)'),
      choice('how', ['Hur', 'How'], ['card', 'swish', 'klarna', 'refused']),
    ],
    async (world, body) => {
      const session = await sessionIn(world, body)
      await payCheckout(world, session, (body.how ?? 'card') as 'card')
      return { payment_intent: session.payment_intent }
    },
  ),
  paid_before: act(
    ['En betalning som gjorts förut', 'A payment that was made before'],
    [
      field('payment', 'Betalning hos Samspel', 'Payment at Samspel'),
      field('session', 'Kassa (cs_…)', 'Checkout session (cs_…)'),
      field('intent', 'Betalning hos Stripe (pi_…)', 'Payment intent (pi_…)'),
      field('amount', 'Belopp i öre', 'Amount in öre', 'number'),
      field('at', 'När', 'When'),
    ],
    (world, body) => {
      const at = Math.floor(Date.parse(textIn(body, 'at')) / 1_000)
      const amount = numberIn(body, 'amount')
      if (!amount || !at) throw new WrongAct('amount and at are needed')
      paidBefore(world, {
        payment: textIn(body, 'payment'),
        session: textIn(body, 'session'),
        intent: textIn(body, 'intent'),
        amount,
        at,
      })
    },
  ),
  decide_payment: act(
    ['Besked om en betalning som väntar', 'The answer to a payment that waits'],
    [
      field('session', 'Kassa (cs_…)', 'Checkout session (cs_…)'),
      choice('outcome', ['Besked', 'Answer'], ['paid', 'failed']),
    ],
    async (world, body) => decidePayment(world, await sessionIn(world, body), body.outcome === 'paid'),
  ),
  refund: act(['Återbetala', 'Refund'], [charge, amountField], async (world, body) => ({
    refund: (await refund(world, { of: chargeIn(world, body), amount: numberIn(body, 'amount') })).id,
  })),
  refund_failed: act(
    ['En återbetalning misslyckas', 'A refund fails'],
    [field('refund', 'Återbetalning (re_…)', 'Refund (re_…)')],
    (world, body) => failRefund(world, named(world, body, 'refund')),
  ),
  chargeback: act(['Kortinnehavaren bestrider', 'Chargeback'], [charge, amountField], async (world, body) => ({
    dispute: (await dispute(world, { of: chargeIn(world, body), amount: numberIn(body, 'amount') })).id,
  })),
  dispute_won: act(['Tvisten vinns', 'The dispute is won'], [disputeField], (world, body) =>
    decideDispute(world, named(world, body, 'dispute'), true),
  ),
  dispute_lost: act(['Tvisten förloras', 'The dispute is lost'], [disputeField], (world, body) =>
    decideDispute(world, named(world, body, 'dispute'), false),
  ),
  plan_taken: act(
    ['Någon tar en plan', 'Somebody takes a plan'],
    [choice('plan', ['Plan', 'Plan'], planNames)],
    async (world, body) => {
      const session = await takePlan(world, { plan: oneIn(body, 'plan', planNames) })
      return { session: session.id, subscription: session.subscription }
    },
  ),
  renewal: act(['Planen förnyas', 'The plan renews'], [subscription], async (world, body) => ({
    invoice: (await renew(world, named(world, body, 'subscription'), true)).id,
  })),
  renewal_failed: act(
    ['Kortet nekas vid förnyelse', 'The card is refused at renewal'],
    [subscription],
    async (world, body) => ({
      invoice: (await renew(world, named(world, body, 'subscription'), false)).id,
    }),
  ),
  invoice_paid: act(
    ['En faktura betalas', 'An invoice is paid'],
    [field('invoice', 'Faktura (in_…)', 'Invoice (in_…)')],
    (world, body) => payInvoice(world, named(world, body, 'invoice')),
  ),
  plan_cancelled: act(
    ['Planen sägs upp till periodens slut', 'The plan is cancelled at the end of its period'],
    [subscription],
    (world, body) => cancelLater(world, named(world, body, 'subscription'), true),
  ),
  plan_ended: act(['Planen avslutas nu', 'The plan ends now'], [subscription], (world, body) =>
    endSubscription(world, named(world, body, 'subscription')),
  ),
  paid_out: act(['Stripe betalar ut till banken', 'Stripe pays out to the bank'], [], (world) => ({
    payout: payOut(world).id,
  })),
  events: act(
    ['Hur händelser skickas', 'How events are sent'],
    [choice('sending', ['Sätt', 'Way'], sendings)],
    (world, body) => {
      world.state.sending = oneIn(body, 'sending', sendings)
    },
  ),
  send_kept: act(
    ['Skicka händelser som hålls kvar', 'Send the events that are kept'],
    [choice('order', ['Ordning', 'Order'], ['oldest', 'newest'])],
    (world, body) => sendKept(world, body.order === 'newest' ? 'newest' : 'oldest'),
  ),
  break_next: act(
    ['Nästa anrop misslyckas hos Stripe', 'The next requests fail at Stripe'],
    [field('count', 'Hur många', 'How many', 'number')],
    (world, body) => {
      world.state.broken = numberIn(body, 'count') ?? 1
    },
  ),
  lose_answers: act(
    ['Tappa svar', 'Lose answers'],
    [field('count', 'Hur många', 'How many', 'number')],
    (world, body) => {
      world.state.unanswered = numberIn(body, 'count') ?? 1
    },
  ),
  be_late: act(
    ['Svara inte på nästa anrop, utför det senare', 'Do not answer the next requests, carry them out later'],
    [field('count', 'Hur många', 'How many', 'number')],
    (world, body) => {
      world.state.late = numberIn(body, 'count') ?? 1
    },
  ),
  do_late: act(['Utför det som väntar', 'Carry out what waits'], [], (world) => carryOutLate(world)),
  nonsense: act(
    ['Svara på nästa anrop med något obegripligt', 'Answer the next requests with nonsense'],
    [choice('what', ['Vad', 'What'], Object.keys(nonsense)), field('count', 'Hur många', 'How many', 'number')],
    (world, body) => {
      const what = oneIn(body, 'what', Object.keys(nonsense) as (keyof typeof nonsense)[])
      world.state.nonsense = { count: numberIn(body, 'count') ?? 1, body: nonsense[what] }
    },
  ),
  unknown_event: act(
    ['En händelse av okänt slag', 'An event of an unknown kind'],
    [field('type', 'Slag', 'Type')],
    (world, body) => sendUnknown(world, textIn(body, 'type') || 'moon.risen'),
  ),
}
