import type { Instagramer } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { startMessages as m } from './messages'
import type { StartStep } from './StartList'
import { StepLink } from './StepLink'
import { useConfirmStep } from './use-confirm-step'

/** A new creator's steps before the first payment: address, account, profile, bank account. */
export function useCreatorSteps(me: Instagramer | undefined, back: string): StartStep[] {
  const t = useText()
  const confirm = useConfirmStep({ instagramer: me })
  const hasObstacle = Boolean(me?.connectionObstacle) && !me?.connectedAccount
  const isConnected = Boolean(me?.connectedAccount)
  const hasProfile = Boolean(me?.bio && me.avatarUrl)
  const hasBank = Boolean(me?.bankAccountLastFour)
  const link =
    (href: string, step: typeof m.bank, label: typeof m.bank, isDone: boolean): StartStep['action'] =>
    (isNext) => <StepLink href={href} step={step} label={label} isNext={isNext} isDone={isDone} />
  return [
    confirm,
    {
      key: 'instagram',
      title: t(m.instagram),
      detail: t(hasObstacle ? m.instagramObstacle : m.instagramDetail),
      isDone: isConnected,
      action: link(
        `/settings/connections?destination=${encodeURIComponent(back)}`,
        m.instagram,
        hasObstacle ? m.how : m.connect,
        isConnected,
      ),
    },
    {
      key: 'profile',
      title: t(m.profile),
      detail: t(m.profileDetail),
      isDone: hasProfile,
      action: link('/settings', m.profile, m.write, hasProfile),
    },
    {
      key: 'bank',
      title: t(m.bank),
      detail: t(m.bankDetail),
      isDone: hasBank,
      action: link('/settings#bank', m.bank, m.add, hasBank),
    },
  ]
}
