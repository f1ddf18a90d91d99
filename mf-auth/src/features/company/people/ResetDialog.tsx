import { addRoutes, type User } from '@samspel/api'
import { stepsRoutes } from '@samspel/api/routes/steps'
import { useText } from '@samspel/i18n'
import { apiAction, entityActions, useAppDispatch } from '@samspel/store'
import { ActDialog } from './ActDialog'
import { secondStepMessages as m } from './second-step-messages'
import { secondStepWords } from './second-step-words'

addRoutes(stepsRoutes)
const resetSecondStep = apiAction('resetSecondStep')

/** Takes away the second step of somebody who has lost it. */
export function ResetDialog({ user: { id, name }, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const reset = async () => {
    const outcome = await dispatch(resetSecondStep({ params: { id } }))
    if (outcome.ok) dispatch(entityActions.changed({ collection: 'users', id, change: { secondStep: false } }))
    return outcome
  }
  return (
    <ActDialog
      title={t(m.resetTitle, { name })}
      confirmLabel={t(secondStepWords.reset)}
      done={t(m.resetDone, { name })}
      act={reset}
      onClose={onClose}
    >
      {t(m.resetText, { name })}
    </ActDialog>
  )
}
