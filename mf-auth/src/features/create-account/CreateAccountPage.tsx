import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { AccountType } from '@samspel/api'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch } from '@samspel/store'
import { Link } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import { firstFocus } from '../../components/first-focus'
import { ProviderSignIn } from '../../components/ProviderSignIn'
import { destinationOf, toAccountType } from '../../data/account-type'
import { signUpInstagramer, signUpUser } from '../../data/sign-up-actions'
import { trackCompany } from '../../data/tracking'
import type { AccountValues } from './account-values'
import { AccountForm } from './AccountForm'
import { AccountTypeField } from './AccountTypeField'
import { failures } from './failures'
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
  const typedEmail = useRef('')
  const [focusFirst, setFocusFirst] = useState(firstFocus)
  // While set, the form does not ask about unsaved changes, since switching the type is not leaving.
  const [chosen, setChosen] = useState<AccountType | null>(null)
  usePageTitle(t(messages.title))

  const submit = async ({ email, password, brandName, name, collaborationPage: { slug } }: AccountValues) => {
    if (type !== 'brand')
      return dispatch(
        signUpInstagramer({
          body: { instagramer: { email, password, collaborationPageAttributes: { slug } } },
          errorMessages: failures.creator,
        }),
      )
    const user = {
      brandName: brandName ?? '',
      name: name ?? '',
      email,
      password,
      locale,
      slug,
      stripeSessionId: query.get('stripeSessionId'),
    }
    const outcome = await dispatch(signUpUser({ body: { user }, errorMessages: failures.brand }))
    if (outcome.data) trackCompany(outcome.data.user.email)
    return outcome
  }

  const choose = (next: AccountType | null) => {
    // The focus stays on the switch.
    setFocusFirst(false)
    setChosen(next)
  }
  useEffect(() => {
    if (!chosen) return
    void navigate(`/create-account/${chosen}${search}`)
    setChosen(null)
  }, [chosen, navigate, search])

  return (
    <AuthPage
      title={t(messages.title)}
      beside={<Claim type={type ?? 'creator'} />}
      footer={
        <>
          {t(messages.haveAccount)}{' '}
          <Link href={`/login/${type ?? 'creator'}${destinationOf(search)}`}>{t(commonMessages.logIn)}</Link>
        </>
      }
    >
      <AccountTypeField value={type} autoFocus={!type && focusFirst} onChange={choose} />
      {type && (
        <AccountForm
          key={type}
          type={type}
          slug={query.get('slug') ?? ''}
          typedEmail={typedEmail}
          focusFirst={focusFirst}
          guard={chosen === null}
          onSubmit={submit}
        />
      )}
      {type === 'creator' && <ProviderSignIn newAccount />}
    </AuthPage>
  )
}
