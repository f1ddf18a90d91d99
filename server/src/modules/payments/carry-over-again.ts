import type { AppContext } from '../../http/call'
import { carryOver } from './carry-over'
import { paymentProvider } from './open-provider'
import type { ProviderEvent } from './provider'

/** An event as JSON has it. */
type Told = Omit<ProviderEvent, 'createdAt'> & { createdAt: string }

/** Carries an event over that we failed at when it came; what was carried over meanwhile is known by its id. */
export const carryOverAgain = async (
  context: Pick<AppContext, 'db' | 'live' | 'config'>,
  told: Told,
  now: Date,
): Promise<'done' | 'known'> => {
  const provider = paymentProvider(context.config)
  if (!provider) throw new Error('card payments are not set up')
  const event = { ...told, createdAt: new Date(told.createdAt) }
  return (await carryOver(context, { provider, event, now })) === 'known' ? 'known' : 'done'
}
