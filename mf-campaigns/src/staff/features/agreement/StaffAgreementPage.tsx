import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, Page } from '@samspel/ui'
import { agreementMessages as words, useAgreement } from '../../../shared/components/agreement'
import { AgreementView, NoAgreement } from '../../components/agreement/AgreementView'
import css from './StaffAgreement.module.css'

/** A form, which the page itself has none of. */
const AskChange = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ '../../components/agreement/AskChange').then(
    (module) => module.AskChange,
  ),
)

/** The agreement with a creator on a page of its own, for deliveries and pick-ups: notices, stores and the ledger of rights lead here. */
export function StaffAgreementPage() {
  const { workId = '' } = useParams()
  const t = useText()
  const { agreement, retry, ...loading } = useAgreement(workId)
  const [isAsking, setAsking] = useState(false)
  usePageTitle(t(words.title))
  const version = agreement?.versions[0]
  return (
    <Page
      headInBar
      title={t(words.title)}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[
        { label: t(commonMessages.campaigns), href: '/campaigns' },
        ...(agreement && version ? [{ label: version.facts.title, href: `/campaigns/${agreement.campaignId}` }] : []),
      ]}
      mainAction={
        agreement?.abilities.includes('askChange') && (
          <Button variant="main" onClick={() => setAsking(true)}>
            {t(words.ask)}
          </Button>
        )
      }
    >
      <div className={css.page}>
        {agreement ? (
          <AgreementView agreement={agreement} onChanged={retry} />
        ) : (
          <NoAgreement {...loading} retry={retry} />
        )}
      </div>
      {agreement && version && isAsking && (
        <AskChange
          id={workId}
          version={version}
          onBack={() => setAsking(false)}
          onSent={() => {
            setAsking(false)
            retry()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}
