import { msg } from '@lingui/core/macro'

/** A single subject, as the title of a field or of a column: English tells it from the plural. */
export const subjectTitle = msg({ message: '学科', context: 'one' })
