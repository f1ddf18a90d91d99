import type { Meta } from '@samspel/api'

export interface Page {
  page: number
  perPage: number
  limit: number
  offset: number
}

/** The requested page of a list; `size` is the list's default page size. */
export const pageOf = (
  query: { page?: number | undefined; perPage?: number | undefined } | undefined,
  size: number,
): Page => {
  const page = query?.page ?? 1
  const perPage = query?.perPage ?? size
  return { page, perPage, limit: perPage, offset: (page - 1) * perPage }
}

/** Paging metadata of an answer (row C-12); `nextPage` is null on the last page. */
export const metaOf = ({ page, perPage }: Page, totalCount: number): Meta => {
  const totalPages = Math.ceil(totalCount / perPage)
  return {
    currentPage: page,
    nextPage: page < totalPages ? page + 1 : null,
    prevPage: page > 1 ? page - 1 : null,
    totalPages,
    totalCount,
  }
}
