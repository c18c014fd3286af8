import type { Bilingual } from '../../exchange/newSchool/types.ts'
import type { Role } from '../../src/contract/session.ts'

/** The accounts of the sample school; they exist nowhere else. */
export interface AccountSeed {
  loginName: string
  password: string
  phone: string | null
  name: Bilingual
  roles: Role[]
  academy: Bilingual
  classes: Bilingual
  /** what is studied or taught */
  subject: Bilingual
  mustChangePassword?: true
}

export const academy = { zh: '基础医学院', en: 'School of Basic Medical Sciences' }
const medicine = { zh: '临床医学', en: 'Clinical medicine' }
export const classOne = { zh: '2025级临床医学1班', en: 'Clinical medicine 2025, class 1' }
export const freshClass = { zh: '2026级临床医学1班', en: 'Clinical medicine 2026, class 1' }
const none = { zh: '', en: '' }

export const accountSeeds: AccountSeed[] = [
  {
    loginName: 'student',
    password: 'Student-2026',
    phone: '13800000001',
    name: { zh: '林晓雨', en: 'Lin Xiaoyu' },
    roles: ['Student'],
    academy,
    classes: classOne,
    subject: medicine,
  },
  {
    loginName: 'student2',
    password: 'Student-2026',
    phone: '13800000003',
    name: { zh: '陈一鸣', en: 'Chen Yiming' },
    roles: ['Student'],
    academy,
    classes: classOne,
    subject: medicine,
  },
  {
    loginName: 'teacher',
    password: 'Teacher-2026',
    phone: '13800000002',
    name: { zh: '沈清和', en: 'Shen Qinghe' },
    roles: ['Teacher'],
    academy,
    classes: none,
    subject: { zh: '组织学与胚胎学', en: 'Histology and embryology' },
  },
  {
    loginName: 'admin',
    password: 'Admin-2026',
    phone: null,
    name: { zh: '系统管理员', en: 'System administrator' },
    roles: ['SuperAdmin'],
    academy: none,
    classes: none,
    subject: none,
  },
  {
    loginName: 'fresh',
    password: 'Fresh-2026',
    phone: null,
    name: { zh: '许新宇', en: 'Xu Xinyu' },
    roles: ['Student'],
    academy,
    classes: freshClass,
    subject: medicine,
    mustChangePassword: true,
  },
]
