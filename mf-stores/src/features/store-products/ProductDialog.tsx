import type { StoreProduct } from '@samspel/api'
import { Form, ImageInput, integer, max, maxLength, min, Num, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Modal, Row, Stack } from '@samspel/ui'
import { messages } from './form-messages'
import { messages as page } from './messages'
import { useSave } from './use-save'

const MOST = 10_000_000
const schema = { name: [required, maxLength(120)], value: [integer, min(0), max(MOST)] }

export function ProductDialog({
  brandId,
  product,
  onClose,
}: {
  brandId: string
  product: StoreProduct | undefined
  onClose: () => void
}) {
  const t = useText()
  const { add, change } = useSave(brandId)
  return (
    <Modal
      open
      onClose={onClose}
      title={product ? t(commonMessages.editName, { name: product.name }) : t(page.add)}
      closeLabel={t(commonMessages.close)}
    >
      <Form
        id={`storeProduct.${product?.id ?? brandId}`}
        schema={schema}
        initialValues={{
          name: product?.name ?? '',
          value: (product?.value ?? null) as number | null,
          imageUrl: product?.imageUrl ?? null,
        }}
        onSubmit={async ({ name, value, imageUrl }) => {
          const written = { name: name.trim(), value: value ?? 0, imageUrl }
          const outcome = await (product ? change(product.id, written) : add(written))
          if (outcome.ok) onClose()
          return outcome
        }}
      >
        <Stack gap={12}>
          <TextInput name="name" label={commonMessages.name} autoComplete="off" autoFocus />
          <Num name="value" label={messages.value} optional />
          <ImageInput name="imageUrl" label={messages.picture} optional />
          <Row justify="end" gap={8}>
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            <SubmitButton hideReason />
          </Row>
        </Stack>
      </Form>
    </Modal>
  )
}
