import { useState } from 'react'
import type { Shop } from '@samspel/api'
import { Form, maxLength, required, type Schema, Select, SubmitButton, TextInput, useFormValue } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, Row, Stack } from '@samspel/ui'
import { FormFoot } from '../../components/FormFoot'
import { createShop, renewShopSecret } from './calls'
import { Copyable } from './Copyable'
import { messages as m } from './messages'

interface Values {
  kind: Shop['kind']
  address: string
  secret: string
}
type Made = { shop: Shop; secret: string | null }

const schema: Schema = { kind: required, address: [required, maxLength(255)], secret: maxLength(255) }

function Fields() {
  const t = useText()
  const kind = useFormValue<Shop['kind']>('kind')
  return (
    <>
      <Select
        name="kind"
        label={m.kind}
        options={(['shopify', 'woocommerce'] as const).map((value) => ({ value, label: t(m[value]) }))}
      />
      <TextInput
        name="address"
        label={m.address}
        help={kind === 'woocommerce' ? m.addressHelpWoo : m.addressHelpShopify}
      />
      {kind === 'shopify' && <TextInput name="secret" label={m.secret} help={m.secretHelp} autoComplete="off" />}
    </>
  )
}

/** What is left to do in the shop, with the secret that is shown this once. */
function Steps({ made, onClose }: { made: Made; onClose: () => void }) {
  const t = useText()
  return (
    <Stack gap={16}>
      <strong>{t(m.connected)}</strong>
      <span>{t(made.shop.kind === 'shopify' ? m.stepsShopify : m.stepsWoo)}</span>
      <Copyable label={t(m.callUrl)} value={made.shop.callUrl} />
      {made.secret !== null && <Copyable label={t(m.ownSecret)} value={made.secret} />}
      <Row justify="end">
        <Button variant="main" onClick={onClose}>
          {t(commonMessages.close)}
        </Button>
      </Row>
    </Stack>
  )
}

/** Connects a shop, and says what is left to do in it. */
export function ConnectDialog({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [made, setMade] = useState<Made>()
  return (
    <Modal open onClose={onClose} title={t(m.connect)} closeLabel={t(commonMessages.close)}>
      {made ? (
        <Steps made={made} onClose={onClose} />
      ) : (
        <Form<Values>
          id="connectShop"
          schema={schema}
          initialValues={{ kind: 'shopify', address: '', secret: '' }}
          guard={false}
          onSubmit={async ({ kind, address, secret }) => {
            const outcome = await dispatch(
              createShop({
                params: { id: brandId },
                body: { shop: { kind, address: address.trim(), ...(kind === 'shopify' && { secret: secret.trim() }) } },
              }),
            )
            if (!outcome.ok || !outcome.data) return outcome
            setMade(outcome.data)
            return undefined
          }}
        >
          <Fields />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={m.connect} />
          </FormFoot>
        </Form>
      )}
    </Modal>
  )
}

/** Another secret: Shopify's is typed, WooCommerce's is drawn and shown once. */
export function RenewDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [made, setMade] = useState<Made>()
  return (
    <Modal
      open
      onClose={onClose}
      title={t(m.renewTitle, { address: shop.address })}
      closeLabel={t(commonMessages.close)}
    >
      {made ? (
        <Steps made={made} onClose={onClose} />
      ) : (
        <Form<{ secret: string }>
          id={`renewShop.${shop.id}`}
          schema={{ secret: maxLength(255) }}
          initialValues={{ secret: '' }}
          guard={false}
          onSubmit={async ({ secret }) => {
            const outcome = await dispatch(
              renewShopSecret({
                params: { id: shop.id },
                body: shop.kind === 'shopify' ? { secret: secret.trim() } : {},
              }),
            )
            if (!outcome.ok || !outcome.data) return outcome
            setMade(outcome.data)
            return undefined
          }}
        >
          <span>{t(m.renewText)}</span>
          {shop.kind === 'shopify' && (
            <TextInput name="secret" label={m.secret} help={m.secretHelp} autoComplete="off" />
          )}
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={m.renew} allowUnchanged />
          </FormFoot>
        </Form>
      )}
    </Modal>
  )
}
