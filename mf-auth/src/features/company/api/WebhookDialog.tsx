import { useState } from 'react'
import type { Webhook } from '@samspel/api'
import { type WebhookKind, webhookKinds } from '@samspel/api/webhooks'
import { Form, maxLength, MultiSelect, required, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal, Stack } from '@samspel/ui'
import { createWebhook, renewWebhookSecret, updateWebhook } from './actions'
import { messages } from './messages'
import { kindNames } from './names'
import { ShownOnce } from './ShownOnce'
import { useOwnBrands } from './use-own-brands'
import { webhookMessages as m } from './webhook-messages'

interface Values {
  url: string
  kinds: readonly WebhookKind[]
  brandIds: readonly string[]
}
const wholeAddress = (value: unknown) => (!value || URL.canParse(String(value).trim()) ? undefined : m.wrongUrl)

interface Props {
  companyId: string
  /** The one that is changed; absent for a new one. */
  webhook?: Webhook | undefined
  onSaved: () => void
  onClose: () => void
}

/** An owner says which address is told of what; of a new one the secret is shown afterwards, this once. */
export function WebhookDialog({ companyId, webhook, onSaved, onClose }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const brands = useOwnBrands(companyId)
  const [secret, setSecret] = useState<string>()

  const save = async ({ url, kinds, brandIds }: Values) => {
    const told = {
      url: url.trim(),
      kinds: [...kinds],
      brandIds: brandIds.length > 0 ? [...brandIds] : null,
    }
    if (webhook) {
      const outcome = await dispatch(updateWebhook({ params: { id: webhook.id }, body: { webhook: told } }))
      if (outcome.ok) {
        onSaved()
        onClose()
      }
      return outcome
    }
    const outcome = await dispatch(createWebhook({ params: { id: companyId }, body: { webhook: told } }))
    if (outcome.data) {
      setSecret(outcome.data.secret)
      onSaved()
    }
    return outcome
  }
  return (
    <Modal open onClose={onClose} title={t(webhook ? m.edit : m.add)} closeLabel={t(commonMessages.close)}>
      {secret ? (
        <Secret secret={secret} onDone={onClose} />
      ) : (
        <Form<Values>
          id="webhook"
          schema={{ url: [required, wholeAddress, maxLength(500)], kinds: required, ...confirmation.schema }}
          guard={false}
          draft={false}
          fieldNames={{ 'webhook.url': 'url', 'webhook.kinds': 'kinds', 'webhook.brandIds': 'brandIds' }}
          initialValues={{
            url: webhook?.url ?? '',
            kinds: webhook?.kinds ?? [],
            brandIds: webhook?.brandIds ?? [],
          }}
          onSubmit={(values) => confirmation.run(values, () => save(values))}
        >
          <TextInput name="url" type="url" label={m.url} help={m.urlHelp} autoComplete="off" />
          <MultiSelect
            name="kinds"
            label={m.kinds}
            options={webhookKinds.map((value) => ({ value, label: t(kindNames[value]) }))}
          />
          <MultiSelect
            name="brandIds"
            label={messages.forBrands}
            help={messages.forBrandsHelp}
            options={brands}
            optional
          />
          {confirmation.field}
          <SubmitButton label={webhook ? commonMessages.save : m.create} />
        </Form>
      )}
    </Modal>
  )
}

function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useText()
  return (
    <Stack gap={12}>
      <span>{t(m.secretText)}</span>
      <ShownOnce label={t(m.secret)} secret={secret} onDone={onDone} />
    </Stack>
  )
}

/** Another secret for an address, with the password where it is asked for. */
export function SecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const [secret, setSecret] = useState<string>()
  const renew = async () => {
    const outcome = await dispatch(renewWebhookSecret({ params: { id: webhook.id } }))
    if (outcome.data) setSecret(outcome.data.secret)
    return outcome
  }
  return (
    <Modal open onClose={onClose} title={t(m.renew)} closeLabel={t(commonMessages.close)}>
      {secret ? (
        <Secret secret={secret} onDone={onClose} />
      ) : (
        <Stack gap={16}>
          <span>{t(m.renewText)}</span>
          <Form
            id="webhookSecret"
            schema={confirmation.schema}
            initialValues={{}}
            guard={false}
            draft={false}
            onSubmit={(values) => confirmation.run(values, renew)}
          >
            {confirmation.field}
            <SubmitButton label={m.renew} allowUnchanged hideReason />
          </Form>
        </Stack>
      )}
    </Modal>
  )
}
