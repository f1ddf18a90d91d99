import { useState } from 'react'
import type { Passkey } from '@samspel/api'
import { Form, maxLength, required, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, List, ListItem, Notice, notify, Row } from '@samspel/ui'
import { canUsePasskeys, makePasskey } from '../../../../data/passkeys'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './actions'
import { Ask } from './Ask'
import { messages } from './messages'

const schema = { name: [required, maxLength(60)] }
const errorMessages = { 422: messages.passkeyRefused }
const removalMessages = { 422: messages.notRemoved }

/** The passkeys of the account: their names, and another one. */
export function Passkeys({
  passkeys,
  onChanged,
}: {
  passkeys: readonly Passkey[]
  onChanged: (codes?: string[]) => void
}) {
  const t = useText()
  return (
    <Card title={t(messages.passkeys)} detail={t(messages.passkeysText)}>
      {passkeys.length > 0 && (
        <List label={t(messages.passkeys)} card={false}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </List>
      )}
      {canUsePasskeys() ? (
        <AddPasskey onAdded={onChanged} />
      ) : (
        <Notice kind="neutral">{t(messages.noPasskeysHere)}</Notice>
      )}
    </Card>
  )
}

function AddPasskey({ onAdded }: { onAdded: (codes: string[]) => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const [gaveUp, setGaveUp] = useState(false)

  const send = async (name: string) => {
    setGaveUp(false)
    const started = await dispatch(startPasskey())
    if (!started.data) return started
    const passkey = await makePasskey(started.data.options).catch(() => undefined)
    if (passkey === undefined) {
      setGaveUp(true)
      return started
    }
    const added = await dispatch(addPasskey({ body: { name, passkey }, errorMessages }))
    if (added.data) {
      notify({ kind: 'ok', message: t(messages.passkeyAdded) })
      onAdded(added.data.recoveryCodes)
    }
    return added
  }

  return (
    <Form
      id="addPasskey"
      schema={{ ...schema, ...confirmation.schema }}
      initialValues={{ name: '' }}
      draft={false}
      guard={false}
      onSubmit={(values) => confirmation.run(values, () => send(values.name.trim()))}
    >
      {gaveUp && <Notice kind="bad">{t(messages.gaveUp)}</Notice>}
      <TextInput name="name" label={messages.passkeyName} help={messages.passkeyNameHelp} autoComplete="off" />
      {confirmation.field}
      <SubmitButton label={messages.addPasskey} variant="light" />
    </Form>
  )
}

function PasskeyRow({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const [act, setAct] = useState<'rename' | 'remove'>()
  const { id, name, createdAt, lastUsedAt } = passkey
  const params = { id }

  return (
    <ListItem
      title={name}
      detail={
        lastUsedAt
          ? t(messages.lastUsed, { date: format.date(lastUsedAt, 'year') })
          : t(messages.added, { date: format.date(createdAt, 'year') })
      }
      aside={
        !act && (
          <Row gap={8}>
            <Button size="sm" onClick={() => setAct('rename')} aria-label={t(messages.renameOne, { name })}>
              {t(messages.rename)}
            </Button>
            <Button size="sm" onClick={() => setAct('remove')} aria-label={t(messages.removeOne, { name })}>
              {t(messages.remove)}
            </Button>
          </Row>
        )
      }
    >
      {act === 'rename' && (
        <Form
          id={`rename-${id}`}
          schema={schema}
          initialValues={{ name }}
          draft={false}
          guard={false}
          onSubmit={async (values) => {
            const outcome = await dispatch(renamePasskey({ params, body: { name: values.name.trim() } }))
            if (outcome.ok) {
              setAct(undefined)
              onChanged()
            }
            return outcome
          }}
        >
          <TextInput name="name" label={messages.passkeyName} autoComplete="off" autoFocus />
          <SubmitButton />
        </Form>
      )}
      {act === 'remove' && (
        <Ask
          id={`remove-${id}`}
          label={messages.removeForGood}
          variant="danger"
          send={async () => {
            const outcome = await dispatch(removePasskey({ params, errorMessages: removalMessages }))
            if (outcome.ok) {
              notify({ kind: 'ok', message: t(messages.passkeyRemoved, { name }) })
              onChanged()
            }
            return outcome
          }}
        />
      )}
      {act && (
        <Button variant="quiet" size="sm" onClick={() => setAct(undefined)}>
          {t(messages.cancel)}
        </Button>
      )}
    </ListItem>
  )
}
