/** The places of the administration, in the order of its menu, with the permission that each needs. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Permission } from '../../rules/permissions.ts'
import { specimensTitle, termsTitle } from './parts/titles.ts'

export const adminPlaces = [
  'overview',
  'accounts',
  'academies',
  'terms',
  'subjects',
  'specimens',
  'materials',
  'notices',
  'banners',
  'platforms',
  'settings',
  'files',
  'jobs',
  'audit',
] as const
export type AdminPlace = (typeof adminPlaces)[number]

interface PlaceRule {
  title: MessageDescriptor
  permission: Permission
}

export const placeRules: Record<AdminPlace, PlaceRule> = {
  overview: { title: msg`概览`, permission: 'admin.open' },
  accounts: { title: msg`账号`, permission: 'account.manage' },
  academies: { title: msg`学院与班级`, permission: 'academy.edit' },
  terms: { title: termsTitle, permission: 'term.edit' },
  subjects: { title: msg`学科与目录`, permission: 'subject.edit' },
  specimens: { title: specimensTitle, permission: 'subject.edit' },
  materials: { title: msg`导入资料`, permission: 'subject.edit' },
  notices: { title: msg`公告与消息`, permission: 'notice.send' },
  banners: { title: msg`首页横幅`, permission: 'banner.edit' },
  platforms: { title: msg`学习平台`, permission: 'setting.edit' },
  settings: { title: msg`系统设置`, permission: 'setting.edit' },
  files: { title: msg`文件与空间`, permission: 'file.manage' },
  jobs: { title: msg`后台任务`, permission: 'job.manage' },
  audit: { title: msg`操作记录`, permission: 'audit.read' },
}

/** The place that an address names, and what stands behind it; null where there is no such place. */
export function adminPlaceOf(address: string): { place: AdminPlace; rest: string } | null {
  const [first = '', ...more] = address.split('/').filter(Boolean)
  if (first === '') return { place: 'overview', rest: '' }
  const place = adminPlaces.find((name) => name === first)
  return place ? { place, rest: more.join('/') } : null
}
