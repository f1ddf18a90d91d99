import { useState } from 'react'
import type { Company } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Link, Notice, notify } from '@samspel/ui'
import { DeclinedNotice } from '../../components/staff/DeclinedNotice'
import { createCompanyRequest } from '../../data/company-actions'
import { noticeMessages as m } from './messages'

/** What a company that is not approved needs to know and can do. */
export function CompanyNotice({ company, isAdmin }: { company: Company; isAdmin: boolean }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  if (company.state === 'approved') return null
  if (company.state === 'requested') {
    return isAdmin ? (
      <Notice kind="warn" icon="clock" action={<Link href="/admin/company-requests">{t(m.adminLink)}</Link>}>
        {t(m.adminWaits)}
      </Notice>
    ) : (
      <Notice kind="info" icon="clock" title={t(m.waits)}>
        {t(m.waitsText)}
      </Notice>
    )
  }
  const ask = async () => {
    setAsking(true)
    const { ok, parsedError } = await dispatch(createCompanyRequest())
    setAsking(false)
    notify(ok || !parsedError ? { kind: 'ok', message: t(m.asked) } : { kind: 'bad', message: t(parsedError.message) })
  }
  const { declineReason } = company
  if (isAdmin)
    return (
      <Notice kind="warn" icon="ban" title={t(m.adminDeclined)}>
        {declineReason}
      </Notice>
    )
  return (
    <DeclinedNotice
      reason={declineReason ?? t(m.declinedBare)}
      action={
        <Button size="sm" loading={isAsking} onClick={() => void ask()}>
          {t(m.ask)}
        </Button>
      }
    />
  )
}
