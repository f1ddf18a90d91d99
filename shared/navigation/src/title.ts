import { useEffect } from 'react'

/** Name of the product. */
export const productName = 'Samspel'

/** Title of the document: '{page title} - {product}', or the product's name alone (S-04). */
export const pageTitle = (title?: string | undefined): string => (title ? `${title} - ${productName}` : productName)

/** Sets the document's title while a page is shown; the shell announces it. `undefined` while the title is not known yet. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}
