import type { AccountType } from '@samspel/api'
import { useLocale, useText } from '@samspel/i18n'
import { useAppDispatch, usePageTitle } from '@samspel/store'
import { Link, SelectField } from '@samspel/ui'
import { useLocation, useNavigate, useParams } from 'react-router'
import { AuthPage } from '../../components/AuthPage'
import { messages as shared } from '../../components/messages'
import { signUpInstagramer, signUpUser } from '../../data/actions'
import { toAccountType } from '../../data/account-type'
import { AccountForm, type AccountValues } from './AccountForm'
import { messages } from './messages'

/** Rows S-17 to S-22. */
export function CreateAccountPage() {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const type = toAccountType(useParams().accountType)
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  usePageTitle(t(messages.title))

  const submit = ({ email, password, brandName, collaborationPage: { slug } }: AccountValues) =>
    type === 'brand'
      ? dispatch(signUpUser({
          body: { user: { brandName: brandName ?? '', email, password, locale, slug, stripeSessionId: query.get('stripeSessionId') } },
          errorMessages: { default: messages.brandFailed },
        }))
      : dispatch(signUpInstagramer({
          body: { instagramer: { email, password, collaborationPageAttributes: { slug } } },
          errorMessages: { 422: messages.creatorFailed },
        }))

  return (
    <AuthPage
      title={t(messages.title)} promise={t(type === 'brand' ? shared.promiseBrand : shared.promiseCreator)}
      footer={<>{t(messages.haveAccount)} <Link href={`/login/${type ?? 'creator'}`}>{t(messages.login)}</Link></>}
    >
      <SelectField
        label={t(shared.accountType)} placeholder={t(messages.choose)} value={type ?? null}
        options={[{ value: 'creator', label: t(messages.asCreator) }, { value: 'brand', label: t(messages.asBrand) }]}
        onChange={(value) => void navigate(`/create-account/${value as AccountType}${search}`)}
      />
      {type && <AccountForm key={type} type={type} slug={query.get('slug') ?? ''} onSubmit={submit} />}
    </AuthPage>
  )
}
