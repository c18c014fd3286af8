/**
 * Who may do what. A permission is a word; this table says which roles have it, and in which relation to the thing. The
 * service names one beside each handler, C003 answers those of the caller, and the page shows by them. A page imports
 * src/rules/permitted.ts, which leaves this table in the service. What the state of a thing forbids (a quiz that has begun)
 * the handler refuses in words of its own: it is no question of who asks.
 */
import type { Role } from '../contract/session.ts'
import { isTeacherSide, roleOrder } from './roles.ts'

/** How the caller stands to the thing. The area that owns the thing finds out; `any`, `school` and `all` need no look. */
export type Relation =
  /** nothing is asked beside the role */
  | 'any'
  /** the caller made it, or it is about the caller */
  | 'own'
  /** the caller is a member of a class of its course */
  | 'member'
  | 'courseOwner'
  | 'courseTeacher'
  | 'courseAssistant'
  /** a substitute teacher, only during the days that were given */
  | 'courseSubstitute'
  /** it belongs to the caller's academy, or to one below it */
  | 'ownAcademy'
  | 'ownSubject'
  | 'school'
  | 'all'

export interface Grant {
  roles: readonly Role[]
  relation: Relation
}

interface PermissionRule {
  zh: string
  en: string
  grants: readonly Grant[]
}

const everyRole = roleOrder
const teacherSide = roleOrder.filter(isTeacherSide)

/** Those who look after the courses, quizzes and people of others. */
const overseers: Grant[] = [
  { roles: ['AcademyAdmin'], relation: 'ownAcademy' },
  { roles: ['SystemAdmin'], relation: 'school' },
  { roles: ['SuperAdmin'], relation: 'all' },
]
const schoolAdmins: Grant[] = overseers.filter(({ relation }) => relation !== 'ownAcademy')
const inCourse = (...relations: Relation[]): Grant[] =>
  relations.map((relation) => ({ roles: teacherSide, relation }))

const everyone: Grant[] = [{ roles: everyRole, relation: 'any' }]
const oneself: Grant[] = [{ roles: everyRole, relation: 'own' }]
const courseOwner = [...inCourse('courseOwner'), ...overseers]
const courseTeachers = [...inCourse('courseOwner', 'courseTeacher'), ...overseers]
const presenters = inCourse('courseOwner', 'courseTeacher', 'courseAssistant', 'courseSubstitute')
const courseStaff = [...presenters, ...overseers]

export const permissionTable = {
  // Calls of the beginning: who has not signed in yet.
  public: { zh: '无需登录', en: 'Without signing in', grants: everyone },
  'account.self': { zh: '自己的账号', en: 'Own account', grants: oneself },
  'account.student': {
    zh: '学生的个人资料',
    en: 'Own details as a student',
    grants: [{ roles: roleOrder.filter((role) => !isTeacherSide(role)), relation: 'own' }],
  },
  'account.teacher': {
    zh: '教师的个人资料',
    en: 'Own details as a teacher',
    grants: [{ roles: teacherSide, relation: 'own' }],
  },
  'library.read': { zh: '查看学科与标本', en: 'See subjects and specimens', grants: everyone },
  'library.collect': { zh: '收藏', en: 'Keep favourites', grants: oneself },
  'mark.own': { zh: '自己的标注', en: 'Own annotations', grants: oneself },
  'specimen.own': { zh: '自己上传的标本', en: 'Specimens brought by oneself', grants: oneself },
  'specimen.bring': {
    zh: '上传自己的标本',
    en: 'Bring own specimens',
    grants: [{ roles: teacherSide, relation: 'any' }],
  },
  'question.read': { zh: '查看题目', en: 'See questions', grants: everyone },
  'question.own': { zh: '自己的题目与笔记', en: 'Own questions and notes', grants: oneself },
  'question.mend': {
    zh: '处理题目纠错',
    en: 'Mend reported questions',
    grants: [{ roles: teacherSide, relation: 'any' }],
  },
  'practice.use': { zh: '练习与复习', en: 'Practise and review', grants: oneself },
  'notice.read': { zh: '查看公告与消息', en: 'Read announcements and messages', grants: oneself },
  'sync.use': { zh: '离线同步', en: 'Synchronise for offline', grants: oneself },
  'job.own': { zh: '自己的后台任务', en: 'Own background jobs', grants: oneself },
  'file.upload': { zh: '上传文件', en: 'Upload files', grants: oneself },
  'file.remove': { zh: '删除上传的文件', en: 'Delete uploaded files', grants: [...oneself, ...overseers] },
  'file.read': { zh: '查看文件', en: 'Read files', grants: everyone },
  'academy.read': { zh: '查看学院与班级', en: 'See academies and classes', grants: everyone },

  'course.read': { zh: '查看课程', en: 'See courses', grants: everyone },
  'course.create': {
    zh: '新建课程',
    en: 'Create courses',
    grants: [{ roles: teacherSide, relation: 'any' }],
  },
  'course.edit': { zh: '编辑课程', en: 'Edit a course', grants: courseOwner },
  'course.members': { zh: '查看成员与进度', en: 'See members and progress', grants: courseStaff },
  'course.present': { zh: '授课演示', en: 'Present in class', grants: presenters },
  'course.prepare': { zh: '课前准备', en: 'Prepare a lab', grants: presenters },
  'course.study': {
    zh: '学习课程',
    en: 'Study a course',
    grants: [{ roles: everyRole, relation: 'member' }, ...courseStaff],
  },
  'room.join': { zh: '加入班级', en: 'Join a class', grants: oneself },
  'room.edit': { zh: '管理班级', en: 'Manage classes', grants: courseTeachers },
  'courseware.read': { zh: '查看课件与资源', en: 'See coursewares and decks', grants: everyone },
  'catalog.read': {
    zh: '查看学校目录',
    en: 'See the school catalogue',
    grants: [{ roles: teacherSide, relation: 'any' }],
  },
  'courseware.create': {
    zh: '制作课件',
    en: 'Make coursewares',
    grants: [{ roles: teacherSide, relation: 'any' }],
  },
  'courseware.edit': {
    zh: '编辑课件',
    en: 'Edit a courseware',
    grants: [{ roles: teacherSide, relation: 'own' }, ...schoolAdmins],
  },
  'courseware.publish': {
    zh: '发布课件到课程',
    en: 'Publish to a course',
    grants: inCourse('courseOwner', 'courseTeacher'),
  },
  'quiz.take': { zh: '参加测验', en: 'Take quizzes', grants: oneself },
  'quiz.watch': { zh: '查看测验与作答', en: 'See quizzes and attempts', grants: courseStaff },
  'quiz.edit': { zh: '管理测验', en: 'Make and run quizzes', grants: courseTeachers },
  'quiz.grade': {
    zh: '评阅测验',
    en: 'Score quizzes',
    grants: [...inCourse('courseAssistant'), ...courseTeachers],
  },
  'score.own': { zh: '查看自己的成绩', en: 'See own scores', grants: oneself },
  'score.read': { zh: '查看成绩册', en: 'See the gradebook', grants: courseStaff },
  'score.edit': { zh: '登记与公布成绩', en: 'Enter and publish scores', grants: courseTeachers },
  'mark.teach': {
    zh: '教师标注',
    en: "Teacher's annotations",
    grants: [{ roles: teacherSide, relation: 'own' }],
  },

  'admin.open': {
    zh: '进入管理后台',
    en: 'Open the administration',
    grants: [...overseers, { roles: ['SubjectAdmin'], relation: 'any' }],
  },
  'account.manage': { zh: '管理账号', en: 'Manage accounts', grants: overseers },
  'account.import': { zh: '导入账号', en: 'Import accounts', grants: schoolAdmins },
  'academy.edit': { zh: '管理学院与班级', en: 'Manage academies and classes', grants: schoolAdmins },
  'grade.move': { zh: '升级与毕业', en: 'Promote and graduate grades', grants: schoolAdmins },
  'term.edit': { zh: '管理学期', en: 'Manage terms', grants: schoolAdmins },
  'subject.edit': {
    zh: '管理学科与标本',
    en: 'Manage subjects and specimens',
    grants: [{ roles: ['SubjectAdmin'], relation: 'ownSubject' }, ...schoolAdmins],
  },
  'subject.create': { zh: '新建学科', en: 'Make subjects', grants: schoolAdmins },
  'banner.edit': { zh: '管理首页横幅', en: 'Manage banners', grants: schoolAdmins },
  'notice.send': {
    zh: '发布公告与消息',
    en: 'Send announcements and messages',
    grants: overseers,
  },
  'setting.edit': { zh: '系统设置', en: 'Change settings', grants: schoolAdmins },
  'audit.read': { zh: '查看操作记录', en: 'Read the audit', grants: schoolAdmins },
  'job.manage': { zh: '管理后台任务', en: 'Manage background jobs', grants: schoolAdmins },
  'file.manage': { zh: '查看文件与空间', en: 'See files and space', grants: schoolAdmins },
} as const satisfies Record<string, PermissionRule>

export type Permission = keyof typeof permissionTable

export const allPermissions = Object.keys(permissionTable) as Permission[]

const grantsOf = (permission: Permission): readonly Grant[] => permissionTable[permission].grants

const concerns = ({ roles }: Grant, own: readonly Role[]) => roles.some((role) => own.includes(role))

/** Whether some relation to some thing lets these roles do it: what can be said before the thing is known. */
export const isRolePermitted = (permission: Permission, roles: readonly Role[]): boolean =>
  grantsOf(permission).some((grant) => concerns(grant, roles))

/**
 * Whether these roles may do it to a thing.
 * @param relations what the area found out about caller and thing; `any`, `school` and `all` hold by themselves
 */
export const isPermitted = (
  permission: Permission,
  roles: readonly Role[],
  relations: readonly Relation[] = [],
): boolean =>
  grantsOf(permission).some(
    (grant) => concerns(grant, roles) && ['any', 'school', 'all', ...relations].includes(grant.relation),
  )

/** The answer of C003: the permissions that these roles give. */
export const permissionsOf = (roles: readonly Role[]): Permission[] =>
  allPermissions.filter((permission) => isRolePermitted(permission, roles))
