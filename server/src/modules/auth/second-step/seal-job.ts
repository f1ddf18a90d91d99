import { dayMs } from '../../../days'
import type { Job } from '../../../jobs/clock'
import { sealSecretsAnew } from './apps'

/** Seals the secrets of apps anew soon after start-up, as needed after a new first key. */
export const sealSecretsJob: Job = {
  name: 'seal-second-steps',
  everyMs: dayMs,
  run: async ({ db, config, log }) => {
    const { sealed, shut } = await sealSecretsAnew(db, config)
    if (sealed > 0) log.info({ sealed }, 'secrets of second steps sealed')
    if (shut > 0) log.error({ shut }, 'secrets of second steps that no key of PAYMENT_DETAILS_KEYS opens')
  },
}
