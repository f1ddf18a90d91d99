import { useEffect } from 'react'

/** The name of the product. */
export const productName = 'Samspel'

/** The document title: '{page title} - {product}', or the product's name alone (S-04). */
export const pageTitle = (title?: string | undefined): string => (title ? `${title} - ${productName}` : productName)

/** Sets the document title while a page is shown; the shell announces it. Pass `undefined` while the title is not known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}
