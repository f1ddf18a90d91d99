import { slugFromName, type AccountType } from '@samspel/api'
import { Text, useText, type Message } from '@samspel/i18n'
import { Checkbox, Form, Password, SlugInput, SubmitButton, TextInput, accepted, email, passwordLength, required, useFormActions, useFormValue, type FormProps } from '@samspel/forms'
import { Link, TextField } from '@samspel/ui'
import { useEffect, useRef } from 'react'
import { messages as shared } from '../../components/messages'
import { messages } from './messages'

/** Row E-38. */
export interface AccountValues {
  collaborationPage: { slug: string }
  brandName?: string
  email: string
  password: string
  acceptTerms: boolean
}

const schemaOf = (type: AccountType) => ({
  ...(type === 'brand' && { brandName: required }),
  collaborationPage: { slug: required },
  email: [required, email],
  password: [required, passwordLength],
  acceptTerms: accepted,
})

/** Initial values: a brand has a brand name, a creator has none (row E-38). */
export const initialAccount = (type: AccountType, slug: string): AccountValues => ({
  collaborationPage: { slug },
  ...(type === 'brand' && { brandName: '' }),
  email: '',
  password: '',
  acceptTerms: false,
})

const legal = {
  creator: { terms: '/terms', privacy: '/terms#privacy' },
  brand: { terms: '/terms?register=company', privacy: '/terms?register=company#privacy' },
} as const

/** Server names of the slug field (row V-21). */
const fieldNames = { slug: 'collaborationPage.slug', collaborationPageSlug: 'collaborationPage.slug', 'collaborationPageAttributes.slug': 'collaborationPage.slug' }

const pageBase = (type: AccountType) => `${window.location.host}/${type === 'brand' ? 'b' : 'page'}/`

/** The slug follows the brand name until somebody edits it (row S-21); one that came in the query is kept (row S-22). */
function SlugFollowsName() {
  const name = useFormValue<string>('brandName') ?? ''
  const slug = useFormValue<string>('collaborationPage.slug') ?? ''
  const { change } = useFormActions()
  const followed = useRef('')
  const isOwn = slug !== followed.current
  useEffect(() => {
    if (isOwn || name === '') return
    followed.current = slugFromName(name)
    change('collaborationPage.slug', followed.current)
  }, [name, isOwn, change])
  return null
}

const slugLabels: Record<AccountType, Message> = { brand: messages.slug, creator: messages.username }

/** The fields of an account type (rows S-18, S-19, V-19, V-20). */
export function AccountForm({ type, slug, onSubmit }: { type: AccountType; slug: string; onSubmit: FormProps<AccountValues>['onSubmit'] }) {
  const links = {
    terms: <Link href={legal[type].terms} newTab><Text message={messages.terms} /></Link>,
    privacy: <Link href={legal[type].privacy} newTab><Text message={messages.privacy} /></Link>,
  }
  return (
    <Form id={`createAccount.${type}`} schema={schemaOf(type)} initialValues={initialAccount(type, slug)} onSubmit={onSubmit} fieldNames={fieldNames}>
      {type === 'brand' && <TextInput name="brandName" label={messages.brandName} autoComplete="organization" />}
      {type === 'brand' && <SlugFollowsName />}
      <SlugInput name="collaborationPage.slug" label={slugLabels[type]} isRequired {...(type === 'brand' && { prefix: pageBase(type) })} />
      {type === 'creator' && <PagePreview />}
      <TextInput name="email" type="email" label={shared.email} autoComplete="username" inputMode="email" />
      <Password name="password" label={shared.password} autoComplete="new-password" />
      <Checkbox name="acceptTerms" label={messages.accept}><Text message={messages.accept} values={links} /></Checkbox>
      <SubmitButton label={messages.submit} size="lg" fullWidth />
    </Form>
  )
}

/** A creator's page address, read only (row S-19). */
function PagePreview() {
  const t = useText()
  const slug = useFormValue<string>('collaborationPage.slug') ?? ''
  return <TextField label={t(messages.preview)} readOnly onChange={() => undefined} value={`${pageBase('creator')}${slug}`} />
}
