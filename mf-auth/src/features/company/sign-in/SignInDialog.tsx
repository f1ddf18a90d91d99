import {
  Checkbox,
  Form,
  maxLength,
  MultiSelect,
  required,
  type Schema,
  SubmitButton,
  TextInput,
  useConfirmation,
} from '@samspel/forms'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { selectCurrentUser, useAppDispatch, useAppSelector } from '@samspel/store'
import { Modal, Notice, Stack } from '@samspel/ui'
import { removeCompanySignIn, setCompanySignIn } from './actions'
import { messages } from './messages'
import type { SignInSettings } from './settings'

interface Values {
  issuer: string
  clientId: string
  clientSecret: string
  domains: readonly string[]
  issuerDoesSecondStep: boolean
  required: boolean
  code: string
}
/** Codes of apps are figures alone; recovery codes have letters. */
const isOfApp = (typed: string) => /^[\d\s]+$/.test(typed)
const httpsAddress = (value: unknown) =>
  !value || URL.canParse(String(value).trim()) ? undefined : messages.wrongIssuer

interface Props {
  companyId: string
  settings: SignInSettings
  onSaved: (note: Message) => void
  onClose: () => void
}

/** An owner sets the login of the company: where it is, what Samspel is known by there, and whom it is for. */
export function SignInDialog({ companyId, settings, onSaved, onClose }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const hasSecondStep = useAppSelector(selectCurrentUser)?.secondStep === true
  const { signIn, possibleDomains, returnAddress } = settings
  const canRequire = Boolean(signIn?.triedAt)
  const schema: Schema = {
    issuer: [required, httpsAddress, maxLength(300)],
    clientId: [required, maxLength(300)],
    ...(!signIn && { clientSecret: required }),
    domains: required,
    ...(hasSecondStep && { code: required }),
  }
  const domains = [...new Set([...possibleDomains, ...(signIn?.domains ?? [])])]

  const save = async (values: Values) => {
    const code = values.code.trim()
    const outcome = await dispatch(
      setCompanySignIn({
        params: { id: companyId },
        body: {
          signIn: {
            issuer: values.issuer.trim(),
            clientId: values.clientId.trim(),
            ...(values.clientSecret && { clientSecret: values.clientSecret }),
            domains: [...values.domains],
            issuerDoesSecondStep: values.issuerDoesSecondStep,
            required: canRequire && values.required,
          },
          ...(code && (isOfApp(code) ? { code } : { recoveryCode: code })),
        },
      }),
    )
    if (outcome.ok) onSaved(messages.saved)
    return outcome
  }
  return (
    <Modal open onClose={onClose} title={t(messages.heading)} closeLabel={t(commonMessages.close)}>
      <Stack gap={20}>
        <span>{t(messages.how)}</span>
        <span>
          {t(messages.returnAddress)} <code style={{ overflowWrap: 'anywhere' }}>{returnAddress}</code>
        </span>
        {domains.length === 0 && <Notice kind="warn">{t(messages.noDomains)}</Notice>}
        <Form<Values>
          id="companySignInSettings"
          schema={{ ...schema, ...confirmation.schema }}
          guard={false}
          draft={false}
          fieldNames={{
            recoveryCode: 'code',
            'signIn.issuer': 'issuer',
            'signIn.clientId': 'clientId',
            'signIn.clientSecret': 'clientSecret',
            'signIn.domains': 'domains',
            'signIn.required': 'required',
          }}
          initialValues={{
            issuer: signIn?.issuer ?? '',
            clientId: signIn?.clientId ?? '',
            clientSecret: '',
            domains: signIn?.domains ?? [],
            issuerDoesSecondStep: signIn?.issuerDoesSecondStep ?? false,
            required: signIn?.required ?? false,
            code: '',
          }}
          onSubmit={(values) => confirmation.run(values, () => save(values))}
        >
          <TextInput name="issuer" type="url" label={messages.issuer} help={messages.issuerHelp} />
          <TextInput name="clientId" label={messages.clientId} autoComplete="off" />
          <TextInput
            name="clientSecret"
            label={messages.clientSecret}
            {...(signIn && { help: messages.secretStays })}
            autoComplete="off"
            optional={Boolean(signIn)}
          />
          <MultiSelect
            name="domains"
            label={messages.domains}
            help={messages.domainsHelp}
            options={domains.map((value) => ({ value, label: value }))}
          />
          <Checkbox name="issuerDoesSecondStep" label={t(messages.issuerDoesSecondStep)} />
          {canRequire ? <Checkbox name="required" label={t(messages.require)} /> : <span>{t(messages.tryFirst)}</span>}
          {hasSecondStep && <TextInput name="code" label={messages.code} autoComplete="one-time-code" />}
          {confirmation.field}
          <SubmitButton label={commonMessages.save} />
        </Form>
        {signIn && <Remove companyId={companyId} onRemoved={() => onSaved(messages.removed)} />}
      </Stack>
    </Modal>
  )
}

/** Takes the login away; it is asked for the password as the rest is. */
function Remove({ companyId, onRemoved }: { companyId: string; onRemoved: () => void }) {
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation('removeCompanySignIn')
  return (
    <Form
      id="removeCompanySignIn"
      schema={confirmation.schema}
      initialValues={{}}
      guard={false}
      draft={false}
      onSubmit={(values) =>
        confirmation.run(values, async () => {
          const outcome = await dispatch(removeCompanySignIn({ params: { id: companyId } }))
          if (outcome.ok) onRemoved()
          return outcome
        })
      }
    >
      {confirmation.field}
      <SubmitButton label={messages.remove} variant="danger" allowUnchanged hideReason />
    </Form>
  )
}
