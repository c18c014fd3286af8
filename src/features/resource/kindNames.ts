import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SpecimenKind } from '../../contract/specimens.ts'

export const kindNames: Record<SpecimenKind, MessageDescriptor> = {
  slide: msg`切片`,
  gross: msg`大体标本`,
  pattern: msg`模式图`,
  electron: msg`电镜图`,
  light: msg`光镜图`,
  turntable: msg`转盘标本`,
}
