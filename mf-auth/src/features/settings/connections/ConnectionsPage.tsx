import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { useOwnAccount } from '../../../data/own-account'
import { AccountChoice } from './AccountChoice'
import { ConnectedAccount } from './ConnectedAccount'
import { ObstacleCard } from './lazy-parts'
import { useProviderError } from './use-provider-error'

/** The professional Instagram account that collaborations require, and how to connect one (row P-07). */
export function ConnectionsPage() {
  const t = useText()
  const { instagramer } = useOwnAccount()
  const { problem, wasCancelled, close } = useProviderError()
  if (!instagramer) return null
  const connected = instagramer.connectedAccount ?? null
  return (
    <>
      {problem && (
        <Notice kind={wasCancelled ? 'neutral' : 'bad'} onClose={close}>
          {t(problem)}
        </Notice>
      )}
      {!connected && instagramer.connectionObstacle ? (
        <ObstacleCard obstacle={instagramer.connectionObstacle} />
      ) : (
        <ConnectedAccount account={connected} hasEnded={Boolean(instagramer.consentEndedAt)} />
      )}
      <AccountChoice connected={connected} />
    </>
  )
}
