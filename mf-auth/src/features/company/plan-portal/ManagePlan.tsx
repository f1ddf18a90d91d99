import { useState } from 'react'
import { addRoutes } from '@samspel/api'
import { plansRoutes } from '@samspel/api/routes/plans'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Button, notify } from '@samspel/ui'
import { outside } from '../../../data/go-to'
import { planMessages as messages } from '../plan-messages'

addRoutes(plansRoutes)

const openPlanPortal = apiAction('openPlanPortal')

/** Where a company changes its card or ends its plan: a page of the provider. */
export function ManagePlan({ companyId }: { companyId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const { ok, data, parsedError } = await dispatch(openPlanPortal({ params: { id: companyId } }))
    setBusy(false)
    if (ok && data) outside.goTo(data.url)
    else if (parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
  }
  return (
    <Button icon="credit-card" loading={isBusy} onClick={() => void open()}>
      {t(messages.manage)}
    </Button>
  )
}
