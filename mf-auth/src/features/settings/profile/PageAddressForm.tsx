import { Form, SlugInput, SubmitButton, useFormFacts } from '@samspel/forms'
import { commonMessages, Text, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, Link, Notice, notify } from '@samspel/ui'
import { updateInstagramerMe } from '../../../data/account-actions'
import { messages } from './messages'

const pageBase = () => `${window.location.host}/page/`

/** Address of the creator's collaboration page (rows E-22, S-41, V-22 to V-28). */
export function PageAddressForm({ current }: { current: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Card title={t(messages.address)} detail={current && <Link href={`/page/${current}`}>{t(messages.showPage)}</Link>}>
      <Form
        id="editPageAddress"
        initialValues={{ collaborationPageSlug: current }}
        onSubmit={async ({ collaborationPageSlug }) => {
          const outcome = await dispatch(
            updateInstagramerMe({ body: { instagramer: { collaborationPageSlug } }, form: 'editPageAddress' }),
          )
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.addressSaved) })
          return outcome
        }}
      >
        <SlugInput
          name="collaborationPageSlug"
          label={commonMessages.address}
          prefix={pageBase()}
          current={current}
          isRequired
          help={messages.addressHelp}
        />
        <OldLinks address={pageBase() + current} isUsed={current !== ''} />
        <SubmitButton label={messages.addressSave} variant="light" />
      </Form>
    </Card>
  )
}

/** Warns before saving: links to the old address will stop working. */
function OldLinks({ address, isUsed }: { address: string; isUsed: boolean }) {
  const { dirty } = useFormFacts()
  if (!dirty || !isUsed) return null
  return (
    <Notice kind="warn">
      <Text message={messages.oldLinks} values={{ address: <b>{address}</b> }} />
    </Notice>
  )
}
