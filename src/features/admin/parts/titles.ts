/** Titles of fields, columns and figures that several screens share. English tells one thing from several. */
import { msg } from '@lingui/core/macro'

export const accountTitle = msg({ message: '账号', context: 'one' })
export const studentsTitle = msg({ message: '学生', context: 'several' })
export const teachersTitle = msg({ message: '教师', context: 'several' })
export const termsTitle = msg({ message: '学期', context: 'several' })
export const specimensTitle = msg({ message: '标本', context: 'several' })

/** A single banner, as the title of its form: English tells it from the plural. */
export const bannerTitle = msg({ message: '首页横幅', context: 'one' })

/** The ways through the pages of a list: those of a deck are slides in English. */
export const previousPage = msg({ message: '上一页', context: 'list' })
export const nextPage = msg({ message: '下一页', context: 'list' })
