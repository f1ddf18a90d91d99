import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { countries, type Instagramer } from '@samspel/api'
import { useGoOn } from '@samspel/federation/go-on'
import { Form, maxLength, required, Select, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { apiAction, useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { Grid, LogoMark, Picture } from '@samspel/ui'
import { SettingsSkeleton } from '../../components/SettingsSkeleton'
import { LazyTownField } from '../../components/town/LazyTownField'
import { updateInstagramerMe } from '../../data/account-actions'
import { useOwnAccount } from '../../data/own-account'
import { afterWelcome } from './after-welcome'
import { Categories } from './Categories'
import { messages } from './messages'
import css from './Welcome.module.css'

const getCampaign = apiAction('getCampaign')
const schema = { name: [required, maxLength(120)], city: maxLength(120), countryCode: required }

/** A new account's name equals its user name until the creator enters one. */
const isNamed = ({ name, username }: Instagramer) => name !== username

/**
 * Shown after creating an account: name, town and categories, then back to where the creator came from. Skipped for creators who have a
 * name.
 */
export function WelcomePage() {
  const t = useText()
  const { search } = useLocation()
  const { instagramer: me } = useOwnAccount()
  const next = afterWelcome(new URLSearchParams(search).get('destination'))
  const [wasNamed, setWasNamed] = useState<boolean>()
  const [isDone, setDone] = useState(false)
  usePageTitle(t(messages.title))
  if (me && wasNamed === undefined) setWasNamed(isNamed(me))
  useGoOn(wasNamed || isDone ? next.path : undefined)

  return (
    <div className={css.page}>
      <div className={css.head}>
        <LogoMark size={28} />
        {next.offerId && <span>{t(messages.step, { n: 1, all: 2 })}</span>}
      </div>
      <h1 tabIndex={-1} className={css.title}>
        {t(messages.title)}
      </h1>
      <p className={css.lead}>{t(messages.lead)}</p>
      {!me || wasNamed ? (
        <SettingsSkeleton label={t(messages.title)} fields={2} />
      ) : (
        <WelcomeForm me={me} offerId={next.offerId} onDone={() => setDone(true)} />
      )}
    </div>
  )
}

function WelcomeForm({ me, offerId, onDone }: { me: Instagramer; offerId: string | undefined; onDone: () => void }) {
  const format = useFormats()
  const dispatch = useAppDispatch()
  const [initialValues] = useState({
    name: '',
    city: me.city ?? '',
    countryCode: me.countryCode,
    profileCategoryIds: me.profileCategoryIds,
  })
  return (
    <Form
      id="welcome"
      schema={schema}
      initialValues={initialValues}
      guard={false}
      onSubmit={async (values) => {
        const instagramer = { ...values, name: values.name.trim(), city: values.city.trim() || null }
        const outcome = await dispatch(updateInstagramerMe({ body: { instagramer }, form: 'welcome' }))
        if (outcome.ok) onDone()
        return outcome
      }}
    >
      <TextInput name="name" label={commonMessages.name} autoComplete="name" autoFocus />
      <Grid columns={2}>
        <LazyTownField />
        <Select
          name="countryCode"
          label={commonMessages.country}
          options={countries.map((code) => ({ value: code, label: format.country(code) }))}
        />
      </Grid>
      <Categories name="profileCategoryIds" />
      {offerId && <Offer id={offerId} />}
      <div className={css.action}>
        <SubmitButton label={commonMessages.continue} reason={messages.nameFirst} size="lg" fullWidth />
      </div>
    </Form>
  )
}

/** The offer the creator came from; renders nothing when it cannot be loaded. */
function Offer({ id }: { id: string }) {
  const t = useText()
  useQuery(getCampaign({ params: { id } }))
  const campaign = useEntity('campaigns', id)
  if (!campaign) return null
  return (
    <div className={css.offer}>
      <Picture src={campaign.productImageUrl} focus={campaign.productImageFocus} alt="" ratio={1} width={44} />
      <div>
        <div className={css.then}>{t(messages.then)}</div>
        <b>{campaign.name}</b>
      </div>
    </div>
  )
}
