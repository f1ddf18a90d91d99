import { type ReactNode, useState } from 'react'
import type { CollaborationPage } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { messages } from './messages'

// Only the owner needs the editor, so it is loaded on the first press.
const PageEditor = lazyPart(() =>
  import(/* webpackChunkName: "page-editor" */ './editor/PageEditor').then((module) => module.PageEditor),
)

/** The edit button and the editor, for the owner only. */
export function useEditor(page: CollaborationPage | undefined): { button: ReactNode; content: ReactNode } {
  const t = useText()
  const [edited, setEdited] = useState<string>()
  if (!page?.canEdit) return { button: null, content: null }
  return {
    button: (
      <Button variant="light" icon="pencil" onClick={() => setEdited(page.slug)}>
        {t(messages.edit)}
      </Button>
    ),
    content: edited === page.slug && <PageEditor key={page.slug} page={page} onClose={() => setEdited(undefined)} />,
  }
}
