import { useEffect, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useIsLeaving } from '@samspel/federation/go-on'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { can, selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Notice } from '@samspel/ui'
import { connectMessages } from '../../components/connect-messages'
import { CONNECTED } from '../../components/use-connect-instagram'
import { requirementMessages as m } from './requirement-messages'

/** Where the creator comes from, said once in one line: a new account, or the provider. It goes on the next press, wherever that is. */
export function WelcomeNotice({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const me = useAppSelector(selectCurrentInstagramer)
  const [{ welcome, [CONNECTED]: connected }, setQuery] = useQueryParams()
  const [from] = useState(() => (connected ? 'provider' : welcome ? 'account' : undefined))
  const [isGone, setGone] = useState(false)
  const isLeaving = useIsLeaving()
  useEffect(() => {
    if ((welcome ?? connected) && !isLeaving()) setQuery({ welcome: null, [CONNECTED]: null })
  }, [welcome, connected, setQuery, isLeaving])
  useEffect(() => {
    if (!from) return undefined
    const go = () => setGone(true)
    window.addEventListener('pointerdown', go, { once: true })
    return () => window.removeEventListener('pointerdown', go)
  }, [from])
  if (!from || !me || isGone) return null
  const text =
    from === 'provider'
      ? me.connectedAccount && t(connectMessages.done, { username: me.connectedAccount.username })
      : t(can(campaign, 'apply') ? m.createdAll : m.created, { name: me.name.split(' ')[0] ?? me.name })
  return text ? (
    <Notice kind="ok" line onClose={() => setGone(true)}>
      {text}
    </Notice>
  ) : null
}
