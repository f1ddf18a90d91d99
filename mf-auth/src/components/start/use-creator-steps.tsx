import type { Instagramer } from '@samspel/api'
import { addRoutes } from '@samspel/api'
import { addressesRoutes } from '@samspel/api/routes/addresses'
import { useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { startMessages as m } from './messages'
import type { StartStep } from './StartList'
import { StepLink } from './StepLink'
import { useConfirmStep } from './use-confirm-step'

addRoutes(addressesRoutes)
const getMyDeliveryAddress = apiAction('getMyDeliveryAddress')

/** A new creator's steps before the first payment: email address, account, profile, delivery address, bank account. */
export function useCreatorSteps(me: Instagramer | undefined, back: string): StartStep[] {
  const t = useText()
  const confirm = useConfirmStep({ instagramer: me })
  const hasObstacle = Boolean(me?.connectionObstacle) && !me?.connectedAccount
  const isConnected = Boolean(me?.connectedAccount)
  const hasProfile = Boolean(me?.bio && me.avatarUrl)
  const hasBank = Boolean(me?.bankAccountLastFour)
  // It is asked for with the first application at the latest: by itself it is no reason to show the steps.
  const isOpen = Boolean(me) && !(confirm.isDone && isConnected && hasProfile && hasBank)
  const hasAddress = Boolean(useQuery(isOpen ? getMyDeliveryAddress() : undefined).result?.deliveryAddress)
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
      key: 'address',
      title: t(m.address),
      detail: t(m.addressDetail),
      isDone: hasAddress || !isOpen,
      action: link('/settings#delivery-address', m.address, m.add, hasAddress),
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
