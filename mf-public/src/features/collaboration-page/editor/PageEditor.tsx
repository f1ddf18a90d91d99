import { useState } from 'react'
import type { CollaborationPage } from '@samspel/api'
import { Form } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { forgetReads } from '../../../data/api'
import { updateCollaborationPage } from '../../../data/collaboration-pages'
import { BrandParts } from './BrandParts'
import { CreatorParts } from './CreatorParts'
import { ElsewhereNotice } from './ElsewhereNotice'
import { messages } from './messages'
import { type PageValues, schema, valuesOf } from './values'

export interface PageEditorProps {
  /** The page as last read, which is newer than the edited one when somebody else has saved. */
  page: CollaborationPage
  onClose: () => void
}

/** Edits a collaboration page in place. A save based on an outdated version is refused with an explanation, and nothing is lost. */
export function PageEditor({ page, onClose }: PageEditorProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [edited, setEdited] = useState(page)
  const [version, setVersion] = useState(page.version)
  const { slug } = page

  const save = async (values: PageValues) => {
    const { links, ...rest } = values
    const change = page.instagramer
      ? { ...rest, links: links.map((link) => ({ ...link, title: link.title.trim(), url: link.url.trim() })) }
      : rest
    const outcome = await dispatch(
      updateCollaborationPage({
        params: { slug },
        body: { collaborationPage: change, version },
        errorMessages: { stale_version: messages.stale },
      }),
    )
    if (outcome.data) {
      setVersion(outcome.data.collaborationPage.version)
      notify({ message: t(messages.saved) })
      void forgetReads('getCollaborationPage', 'listPageOffers', 'listPortfolio')
    } else if (outcome.parsedError?.id === 'stale_version') {
      await forgetReads('getCollaborationPage')
    }
    return outcome
  }
  const takeTheirs = () => {
    setEdited(page)
    setVersion(page.version)
  }
  const notice = page.version > version && (
    <ElsewhereNotice newer={page} onKeep={() => setVersion(page.version)} onTake={takeTheirs} />
  )
  const parts = { page, onClose, notice }
  return (
    <Form
      key={edited.version}
      id="collaborationPage"
      schema={schema}
      initialValues={valuesOf(edited)}
      onSubmit={save}
      ownAlert
    >
      {page.brand && <BrandParts {...parts} brand={page.brand} />}
      {page.instagramer && <CreatorParts {...parts} creator={page.instagramer} />}
    </Form>
  )
}
