import { addRoutes } from '@samspel/api'
import { salesRoutes } from '@samspel/api/routes/sales'
import { useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Button, Card, Fact, Facts, Row, Stack } from '@samspel/ui'
import { useCopy } from '../../../shared/use-copy'
import { messages as m } from './messages'

addRoutes(salesRoutes)

const getOwnLink = apiAction('getOwnLink')

/** The creator's own link and code in a campaign, to copy and share. Nothing where the brand gives none. Fills the slot `pickup:link` as well. */
export function OwnLink({ campaignId, brand }: { campaignId: string; brand: string }) {
  const t = useText()
  const copy = useCopy(m)
  const { result } = useQuery(getOwnLink({ params: { id: campaignId } }))
  const link = result?.ownLink
  if (!link) return null
  const { url, code, clicks, orders } = link
  return (
    <Card title={t(m.title)}>
      <Stack gap={12}>
        <span>{t(m.text, { brand })}</span>
        <Facts>
          {url && <Fact label={t(m.link)}>{url.replace(/^https?:\/\//, '')}</Fact>}
          {code && <Fact label={t(m.code)}>{code}</Fact>}
        </Facts>
        <Row gap={8}>
          {url && (
            <Button icon="copy" onClick={() => copy(url)}>
              {t(m.copyLink)}
            </Button>
          )}
          {code && (
            <Button icon="copy" onClick={() => copy(code)}>
              {t(m.copyCode)}
            </Button>
          )}
          {url && 'share' in navigator && (
            <Button
              icon="share-2"
              // Who closes the sheet has shared nothing, and needs no word of it.
              onClick={() => void navigator.share({ url }).catch(() => undefined)}
            >
              {t(m.share)}
            </Button>
          )}
        </Row>
        <span>{t(m.figures, { clicks, orders })}</span>
      </Stack>
    </Card>
  )
}
