import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button, Modal } from '@samspel/ui'
import { agreementMessages as words, useAgreement } from '../../../shared/components/agreement'
import { AgreementView, NoAgreement } from './AgreementView'
import { AskChange } from './AskChange'

/** The agreement in a dialog, and the way to ask for a change. `id`: of the participation, or of what is picked up. */
export function StaffAgreement({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const { agreement, retry, ...loading } = useAgreement(id)
  const [isAsking, setAsking] = useState(false)
  const version = agreement?.versions[0]
  if (agreement && version && isAsking)
    return (
      <AskChange
        id={id}
        version={version}
        onBack={() => setAsking(false)}
        onSent={() => {
          setAsking(false)
          retry()
        }}
        onClose={onClose}
      />
    )
  return (
    <Modal
      open
      onClose={onClose}
      title={t(words.title)}
      footer={
        agreement?.abilities.includes('askChange') && (
          <Button variant="main" onClick={() => setAsking(true)}>
            {t(words.ask)}
          </Button>
        )
      }
    >
      {agreement ? (
        <AgreementView agreement={agreement} onChanged={retry} />
      ) : (
        <NoAgreement {...loading} retry={retry} />
      )}
    </Modal>
  )
}
