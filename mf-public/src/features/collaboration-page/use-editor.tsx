import { type ComponentType, type ReactNode, useState } from 'react'
import type { CollaborationPage } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, notify } from '@samspel/ui'
import type { PageEditorProps } from './editor/PageEditor'
import { messages } from './messages'

/** The way into editing, for the owner alone; its code comes with the first press. */
export function useEditor(page: CollaborationPage | undefined): { button: ReactNode; content: ReactNode } {
  const t = useText()
  const [Editor, setEditor] = useState<ComponentType<PageEditorProps>>()
  const [isLoading, setLoading] = useState(false)
  const [edited, setEdited] = useState<string>()
  const open = async () => {
    if (isLoading) return
    setLoading(true)
    try {
      const { PageEditor } = await import(/* webpackChunkName: "page-editor" */ './editor/PageEditor')
      setEditor(() => PageEditor)
      setEdited(page?.slug)
    } catch {
      notify({ kind: 'bad', message: t(messages.editorFailed) })
    } finally {
      setLoading(false)
    }
  }
  if (!page?.canEdit) return { button: null, content: null }
  return {
    button: (
      <Button variant="light" icon="pencil" loading={isLoading} onClick={() => void open()}>
        {t(messages.edit)}
      </Button>
    ),
    content: Editor && edited === page.slug && (
      <Editor key={page.slug} page={page} onClose={() => setEdited(undefined)} />
    ),
  }
}
