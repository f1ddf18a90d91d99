import type { Message } from '@samspel/i18n'

export const productFormId = 'suggestProduct.product'
export const submitForm = (id: string) => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()

/** What the server said of the first step's fields when the second was sent; it holds until they are changed. */
export type Refused = Partial<Record<'product' | 'description', { value: string; message: Message }>>
