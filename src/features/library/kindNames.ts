import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SpecimenKind } from '../../contract/specimens.ts'

/** Plural names of the kinds, for choosing among kinds. */
export const specimenKindNames: Record<SpecimenKind, MessageDescriptor> = {
  slide: msg`切片`,
  gross: msg`大体标本`,
  pattern: msg`模式图`,
  electron: msg`电镜图`,
  light: msg`光镜图`,
  turntable: msg`可旋转标本`,
}

/** Singular names of the kinds, for the specimen itself. */
export const specimenKindName: Record<SpecimenKind, MessageDescriptor> = {
  slide: msg({ message: '切片', context: 'one' }),
  gross: msg({ message: '大体标本', context: 'one' }),
  pattern: msg({ message: '模式图', context: 'one' }),
  electron: msg({ message: '电镜图', context: 'one' }),
  light: msg({ message: '光镜图', context: 'one' }),
  turntable: msg({ message: '可旋转标本', context: 'one' }),
}
