/** As a practical examination over several subjects is announced. */
export const everySubject = { name: '全部学科', nameEn: 'All subjects' }
