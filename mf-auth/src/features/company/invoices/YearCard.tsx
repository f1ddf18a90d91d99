import { useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, List, ListItem } from '@samspel/ui'
import { exportCreatorFees } from './actions'
import { messages } from './messages'
import { useFile } from './use-file'

/** What creators were paid, a file for this year and the one before. */
export function YearCard({ companyId }: { companyId: string }) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { saving, save } = useFile()
  const thisYear = new Date().getFullYear()
  return (
    <Card title={t(messages.yearTitle)}>
      <List card={false} label={t(messages.yearTitle)}>
        {[thisYear, thisYear - 1].map((year) => (
          <ListItem
            key={year}
            title={t(messages.creatorFees)}
            detail={year === thisYear ? t(messages.soFar, { year: String(year) }) : String(year)}
            aside={
              <Button
                size="sm"
                variant="quiet"
                icon="download"
                loading={saving === String(year)}
                aria-label={t(messages.csvOf, { year: String(year) })}
                onClick={() =>
                  save(String(year), () =>
                    dispatch(exportCreatorFees({ params: { id: companyId }, query: { year, locale } })),
                  )
                }
              >
                {t(messages.csvFile)}
              </Button>
            }
          />
        ))}
      </List>
    </Card>
  )
}
