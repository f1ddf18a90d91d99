import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Row } from '@samspel/ui'
import { archiveInvoices, exportInvoices } from './actions'
import { useInvoiceFilter } from './InvoicesCard'
import { messages } from './messages'
import { useFile } from './use-file'

const BooksDialog = lazyDialog(() =>
  import(/* webpackChunkName: "company-invoices" */ './BooksDialog').then((module) => module.BooksDialog),
)

/** All PDFs of what the filter shows, and the file for the books. */
export function PaperButtons({ companyId }: { companyId: string }) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { filter } = useInvoiceFilter()
  const { saving, save } = useFile()
  const [isOpen, setOpen] = useState(false)
  return (
    <Row gap={8} justify="end">
      <Button
        icon="file-text"
        loading={saving === 'all'}
        onClick={() =>
          save(
            'all',
            () => dispatch(exportInvoices({ params: { id: companyId }, query: { ...filter, locale } })),
            () => dispatch(archiveInvoices({ params: { id: companyId }, query: { ...filter, locale } })),
          )
        }
      >
        {t(messages.allPdf)}
      </Button>
      <Button variant="main" icon="download" onClick={() => setOpen(true)}>
        {t(messages.sie)}
      </Button>
      {isOpen && <BooksDialog companyId={companyId} onClose={() => setOpen(false)} />}
    </Row>
  )
}
