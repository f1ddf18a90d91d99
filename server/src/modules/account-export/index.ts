import type { Handlers } from '../../http/call'
import { archiveAddress } from './address'

export { serveArchives } from './serve'

export const accountExportHandlers = {
  exportUser: ({ caller, config, now }) =>
    Promise.resolve({
      export: archiveAddress({ scope: 'user', id: caller.id, sessionId: caller.sessionId }, config.sessionSecret, now),
    }),
  exportInstagramer: ({ caller, config, now }) =>
    Promise.resolve({
      export: archiveAddress(
        { scope: 'instagramer', id: caller.id, sessionId: caller.sessionId },
        config.sessionSecret,
        now,
      ),
    }),
} satisfies Partial<Handlers>
