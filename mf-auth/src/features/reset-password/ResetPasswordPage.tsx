import { useLocation, useParams } from 'react-router-dom'
import type { AccountType } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Link } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import { toAccountType } from '../../data/account-type'
import { ChangeForm } from './ChangeForm'
import { messages } from './messages'
import { RequestForm } from './RequestForm'

/** The request form, or the change form when the query has a token (row R-14). `/instagramer-reset-password` is for creators (row R-16). */
export function ResetPasswordPage() {
  const t = useText()
  const type: AccountType = toAccountType(useParams().accountType) ?? 'creator'
  const token = new URLSearchParams(useLocation().search).get('reset_password_token')
  const title = t(token ? messages.changeTitle : messages.requestTitle)
  usePageTitle(title)
  return (
    <AuthPage
      title={title}
      beside={<Claim type={type} />}
      footer={<Link href={`/login/${type}`}>{t(messages.back)}</Link>}
    >
      {token ? <ChangeForm key={token} type={type} token={token} /> : <RequestForm type={type} />}
    </AuthPage>
  )
}
