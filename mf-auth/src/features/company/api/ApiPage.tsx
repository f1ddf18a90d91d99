import { Stack } from '@samspel/ui'
import { CompanyFrame } from '../CompanyFrame'
import { useCompanyContext } from '../use-company-context'
import { KeysCard } from './KeysCard'
import { WebhooksCard } from './WebhooksCard'

/** How a company's own systems read Samspel and are told of what happens, for its owners. */
export function ApiPage() {
  const { companyId } = useCompanyContext()
  return (
    <CompanyFrame part="api">
      {companyId && (
        <Stack gap={24}>
          <KeysCard companyId={companyId} />
          <WebhooksCard companyId={companyId} />
        </Stack>
      )}
    </CompanyFrame>
  )
}
