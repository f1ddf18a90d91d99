import { AppError } from '../errors'
import type { Handlers } from '../http/call'

const pending = async (): Promise<never> => {
  throw new AppError('unavailable')
}

/** Calls of the contract whose handlers are being built; each leaves with its handler. */
export const pendingHandlers = {
  getPageHead: pending,
} satisfies Partial<Handlers>
