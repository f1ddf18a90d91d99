import { useState } from 'react'
import type { ApiScope } from '@samspel/api/api-tokens'
import { apiScopes, apiTokenLimits } from '@samspel/api/api-tokens'
import {
  DateInput,
  Form,
  maxLength,
  MultiSelect,
  required,
  SubmitButton,
  TextInput,
  useConfirmation,
} from '@samspel/forms'
import { commonMessages, dayMs, dayOf, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal } from '@samspel/ui'
import { createApiToken } from './actions'
import { messages } from './messages'
import { scopeNames } from './names'
import { ShownOnce } from './ShownOnce'
import { useOwnBrands } from './use-own-brands'

interface Values {
  name: string
  scopes: readonly ApiScope[]
  brandIds: readonly string[]
  endsOn: string
}

/** An owner makes a key; afterwards the dialog shows it, this once. */
export function KeyDialog({
  companyId,
  onMade,
  onClose,
}: {
  companyId: string
  onMade: () => void
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const brands = useOwnBrands(companyId)
  const [token, setToken] = useState<string>()
  const today = dayOf(Date.now())
  const last = dayOf(Date.now() + apiTokenLimits.days * dayMs)

  const make = async ({ name, scopes, brandIds, endsOn }: Values) => {
    const outcome = await dispatch(
      createApiToken({
        params: { id: companyId },
        body: {
          apiToken: {
            name: name.trim(),
            scopes: [...scopes],
            brandIds: brandIds.length > 0 ? [...brandIds] : null,
            endsOn,
          },
        },
      }),
    )
    if (outcome.data) {
      setToken(outcome.data.token)
      onMade()
    }
    return outcome
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(token ? messages.made : messages.newKey)}
      closeLabel={t(commonMessages.close)}
    >
      {token ? (
        <ShownOnce label={t(messages.key)} secret={token} onDone={onClose} />
      ) : (
        <Form<Values>
          id="newApiKey"
          schema={{
            name: [required, maxLength(60)],
            scopes: required,
            endsOn: required,
            ...confirmation.schema,
          }}
          guard={false}
          draft={false}
          fieldNames={{
            'apiToken.name': 'name',
            'apiToken.scopes': 'scopes',
            'apiToken.brandIds': 'brandIds',
            'apiToken.endsOn': 'endsOn',
          }}
          initialValues={{ name: '', scopes: [], brandIds: [], endsOn: last }}
          onSubmit={(values) => confirmation.run(values, () => make(values))}
        >
          <TextInput name="name" label={messages.name} help={messages.nameHelp} autoComplete="off" />
          <MultiSelect
            name="scopes"
            label={messages.scopes}
            options={apiScopes.map((value) => ({ value, label: t(scopeNames[value]) }))}
          />
          <MultiSelect
            name="brandIds"
            label={messages.forBrands}
            help={messages.forBrandsHelp}
            options={brands}
            optional
          />
          <DateInput name="endsOn" label={messages.until} help={messages.untilHelp} min={today} max={last} />
          {confirmation.field}
          <SubmitButton label={messages.make} />
        </Form>
      )}
    </Modal>
  )
}
