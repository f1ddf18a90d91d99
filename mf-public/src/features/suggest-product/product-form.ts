import type { Message } from '@samspel/i18n'

export const productFormId = 'suggestProduct.product'
export const submitForm = (id: string) => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()

/** The server's errors on the first step's fields, found when sending the second. They apply until the values change. */
export type Refused = Partial<Record<'product' | 'description', { value: string; message: Message }>>
