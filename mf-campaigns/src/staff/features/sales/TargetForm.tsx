import type { CampaignSales } from '@samspel/api'
import { Form, maxLength, type Rule, type Schema, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, defineMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { setCampaignTarget } from './calls'
import { messages as m } from './messages'

const { https } = defineMessages({
  https: {
    id: 'mf-campaigns.sales.https',
    description: 'Error under the field',
    defaultMessage: 'Skriv hela adressen, med https:// först.',
    en: 'Write the whole address, beginning with https://.',
  },
})

const isHttps: Rule = (value) =>
  typeof value === 'string' && value.trim() !== '' && !/^https:\/\/[^\s/]+\.[^\s]+$/i.test(value.trim())
    ? https
    : undefined
const schema: Schema = { targetUrl: [isHttps, maxLength(2_000)] }

/** The address that all links of a campaign lead to. */
export function TargetForm({ sales }: { sales: CampaignSales }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Form<{ targetUrl: string }>
      id={`campaignTarget.${sales.campaignId}`}
      schema={schema}
      initialValues={{ targetUrl: sales.targetUrl ?? '' }}
      onSubmit={async ({ targetUrl }) => {
        const url = targetUrl.trim() === '' ? null : targetUrl.trim()
        const outcome = await dispatch(
          setCampaignTarget({ params: { id: sales.campaignId }, body: { targetUrl: url } }),
        )
        if (!outcome.ok) return outcome
        notify({ kind: 'ok', message: t(url ? m.targetSaved : m.targetOff) })
        return undefined
      }}
    >
      <TextInput name="targetUrl" label={m.target} help={m.targetHelp} type="url" />
      <SubmitButton label={commonMessages.save} />
    </Form>
  )
}
