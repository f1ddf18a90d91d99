import { useState } from 'react'
import type { StoreApplicant } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { Modal, SkeletonText } from '@samspel/ui'
import { useStoreMessage } from '../../../data/store-message'
import { getStoreParticipation } from '../../../data/store-participations'
import { DeclineDialog } from './DeclineDialog'
import { dialogMessages } from './dialog-messages'
import { HandOutDialog } from './HandOutDialog'
import { PickupDialog } from './PickupDialog'
import { useAnswers } from './use-answers'
import { type BrandOf, usePassMoney } from './use-pass-money'

/** A pick-up opened from the day's list: its history, and the actions for staff. */
export function OpenedPickup({ id, store, onClose }: { id: string; store: BrandOf; onClose: () => void }) {
  const t = useText()
  const [question, setQuestion] = useState<'open' | 'decline' | 'handOut'>('open')
  const query = useQuery(getStoreParticipation({ params: { id } }))
  const one = useEntity('storeParticipations', query.result?.storeParticipation) as StoreApplicant | undefined
  const moneyOf = usePassMoney(store, one ? [one] : [])
  const answers = useAnswers(moneyOf)
  useStoreMessage(one ? { storeParticipation: one } : {})
  if (!one)
    return (
      <Modal open onClose={onClose} title={t(dialogMessages.pickup)} closeLabel={t(commonMessages.close)}>
        {query.status === 'error' ? (
          <ReadError what={t(dialogMessages.failed)} error={query.error} onRetry={query.retry} />
        ) : (
          <SkeletonText lines={4} label={t(commonMessages.loading)} />
        )}
      </Modal>
    )
  if (question === 'decline') return <DeclineDialog applicant={one} answers={answers} onClose={onClose} />
  if (question === 'handOut')
    return <HandOutDialog applicant={one} onClose={onClose} onSend={(reason) => answers.handOut(one, reason)} />
  const then = (act: (applicant: StoreApplicant) => Promise<unknown>) => () => {
    onClose()
    void act(one)
  }
  return (
    <PickupDialog
      applicant={one}
      brandId={store.brandId}
      money={moneyOf([one])}
      onClose={onClose}
      onApprove={then(answers.approve)}
      onUndo={then(answers.takeBack)}
      onDecline={() => setQuestion('decline')}
      onHandOut={() => setQuestion('handOut')}
    />
  )
}
