/** The calls of administrators that change what others depend on, in an order in which each finds what it needs. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { calls } from '../../server/calls.ts'
import { tenant } from '../../server/store/schema.ts'
import { adminSettings } from '../../src/contract/admin/adminSystem.ts'
import { type FileUse, fileUpload } from '../../src/contract/files.ts'
import { questionReport } from '../../src/contract/questions.ts'
import type { AdminStage } from './adminStage.ts'
import type { TeachingStage } from './teachingStage.ts'

export type Facts = Record<string, unknown>

/** What an entry tells of the thing; neither: that it was done is all there is to tell. */
export type Sides = 'before' | 'after' | 'both' | 'neither'

export interface Step {
  name: string
  /** of the audit's entry */
  what: string
  sides: Sides
  args(): Facts | Promise<Facts>
  /** Keeps what the call answered under this name. */
  as?: string
}

export const dayMs = 86_400_000
const titles = { title: '标题', titleEn: 'Title' }
export const names = { name: '名称', nameEn: 'Name' }

export class AuditedStage {
  readonly stage: AdminStage
  readonly teaching: TeachingStage
  /** ids that calls before answered */
  readonly made: Record<string, number> = {}

  constructor(stage: AdminStage, teaching: TeachingStage) {
    this.stage = stage
    this.teaching = teaching
  }

  protected get now(): number {
    return this.stage.service.clock.now
  }

  protected id(name: string): number {
    return this.made[name] ?? expect.fail(`${name} was not made`)
  }

  async ask(name: string, args: Facts) {
    const call = calls.find((one) => one.name === name) ?? expect.fail(`there is no call ${name}`)
    const key = call.endpoint.once ? { key: randomUUID() } : {}
    return this.stage.service.ask(call.endpoint, args as never, { token: this.stage.token, ...key })
  }

  protected async upload(useTo: FileUse, name: string, text: string): Promise<number> {
    const body = new FormData()
    body.append('file', new File([text], name))
    body.append('useTo', useTo)
    const headers = { authorization: `Bearer ${this.stage.token}` }
    const response = await this.stage.service.raw(fileUpload.path, { method: 'POST', headers, body })
    const { data, message } = await response.json()
    return data?.id ?? expect.fail(message)
  }

  protected step(name: string, what: string, sides: Sides, args: Step['args'], as?: string): Step {
    return { name, what, sides, args, ...(as && { as }) }
  }

  people(): Step[] {
    const { tree } = this.stage
    const account = {
      ...{ loginName: 'audited', number: '1', fullName: '何', fullNameEn: '', phone: '', email: '' },
      ...{ academyId: tree.one, subjectName: '', roles: ['Student'] },
    }
    const ofPerson = () => ({ id: this.id('person') })
    const disabled = () => ({ ids: [this.id('person')], disabled: true, reason: '休学' })
    const grade = { gradeId: tree.grade, kind: 'promote', newName: '大二', disable: false, students: 1 }
    const place = () => ({ id: this.id('place'), archived: true })
    return [
      this.step(
        'adminAcademySave',
        'academy.create',
        'after',
        () => ({ ...names, kind: 'academy', parentId: null }),
        'place',
      ),
      this.step('adminAcademySave', 'academy.edit', 'both', () => ({
        ...names,
        id: this.id('place'),
        nameEn: 'N',
        kind: 'academy',
        parentId: null,
      })),
      this.step('adminAcademyArchive', 'academy.archive', 'after', place),
      this.step('adminAccountSave', 'account.create', 'after', () => account, 'person'),
      this.step('adminAccountSave', 'account.edit', 'both', () => ({
        ...account,
        id: this.id('person'),
        fullName: '何方',
      })),
      this.step('adminAccountAllow', 'account.allow', 'both', () => ({
        ...ofPerson(),
        factor: 1.25,
        reason: '批准',
      })),
      this.step('adminGradeMove', 'grade.promote', 'both', () => grade, 'move'),
      this.step('adminGradeUndo', 'grade.undo', 'both', () => ({ id: this.id('move') })),
      this.step('adminAccountPassword', 'account.resetPassword', 'neither', ofPerson),
      this.step('adminAccountEndSessions', 'account.endSessions', 'neither', ofPerson),
      this.step('adminAccountArchive', 'account.archive', 'neither', () => ({
        ...ofPerson(),
        reason: '本人要求',
      })),
      this.step('adminAccountDisable', 'account.disable', 'both', disabled),
      this.step('adminAccountClose', 'account.close', 'after', () => ({ ...ofPerson(), reason: '离校' })),
      this.step('adminAccountKeep', 'account.keep', 'neither', ofPerson),
    ]
  }

  school(): Step[] {
    const { subjects, catalogs, specimens } = this.stage.school
    const subject = { ...names, parentId: null, desc: '', descEn: '', cover: '', enabled: true, position: 9 }
    const folder = { ...names, subjectId: subjects.histology, parentId: null, position: 9 }
    const banner = { ...titles, subtitle: '', subtitleEn: '', image: '', link: '', position: 1 }
    const term = { ...names, startsAt: 0, endsAt: dayMs }
    const specimen = {
      ...{ id: specimens.ready, ...names, nameLatin: '', desc: '', descEn: '', catalogId: catalogs.skin },
      ...{ dye: '', dyeEn: '', source: '', sourceEn: '', published: true },
    }
    const platform = {
      ...{
        name: 'Moodle',
        issuer: 'https://moodle.example',
        clientId: 'abc',
        numberSource: 'none',
        enabled: true,
      },
      ...{ signInUrl: 'https://moodle.example/auth', tokenUrl: 'https://moodle.example/token' },
      ...{ keysUrl: 'https://moodle.example/keys', deployments: ['1'] },
    }
    const by = (name: string) => () => ({ id: this.id(name) })
    return [
      this.step('adminTermSave', 'term.create', 'after', () => term, 'term'),
      this.step('adminTermSave', 'term.edit', 'both', () => ({
        ...term,
        id: this.id('term'),
        endsAt: 2 * dayMs,
      })),
      this.step('adminTermRemove', 'term.remove', 'before', by('term')),
      this.step('adminSubjectSave', 'subject.create', 'after', () => subject, 'subject'),
      this.step('adminSubjectSave', 'subject.edit', 'both', () => ({
        ...subject,
        id: this.id('subject'),
        enabled: false,
      })),
      this.step('adminCatalogSave', 'catalog.create', 'after', () => folder, 'folder'),
      this.step('adminCatalogSave', 'catalog.edit', 'both', () => ({
        ...folder,
        id: this.id('folder'),
        nameEn: 'F',
      })),
      this.step('adminCatalogRemove', 'catalog.remove', 'before', by('folder')),
      this.step('adminSpecimenSave', 'specimen.edit', 'both', () => specimen),
      this.step('adminBannerSave', 'banner.create', 'after', () => banner, 'banner'),
      this.step('adminBannerSave', 'banner.edit', 'both', () => ({
        ...banner,
        id: this.id('banner'),
        titleEn: 'B',
      })),
      this.step('adminBannerRemove', 'banner.remove', 'before', by('banner')),
      this.step('adminPlatformSave', 'platform.create', 'after', () => platform, 'platform'),
      this.step('adminPlatformSave', 'platform.edit', 'both', () => ({
        ...platform,
        id: this.id('platform'),
        name: '学习平台',
      })),
      this.step('adminPlatformRemove', 'platform.remove', 'before', by('platform')),
      this.step('adminSettingsSave', 'setting.edit', 'both', async () => {
        const { data } = await this.stage.service.ask(adminSettings, {}, { token: this.stage.token })
        const { minLength, maxLength, uppercase, lowercase, digit, symbol } = data.passwordPolicy
        // each of them: a setting that did not change is in no entry
        return {
          schoolName: '海州医学院',
          schoolNameEn: 'Haizhou Medical College',
          passwordPolicy: {
            minLength: minLength + 1,
            maxLength: maxLength - 1,
            uppercase: !uppercase,
            lowercase: !lowercase,
            digit: !digit,
            symbol: !symbol,
          },
          canEditName: !data.canEditName,
          canChooseClass: !data.canChooseClass,
          fileSpaceMb: data.fileSpaceMb + 1,
          aiEnable: !data.aiEnable,
          aiChatUrl: 'https://assistant.test/',
          installModules: ['home', 'resource'],
          auditDays: data.auditDays + 1,
          scoreDigits: 2 - data.scoreDigits,
          resitCap: data.resitCap - 1,
        }
      }),
      this.step('adminNoticeSend', 'notice.plan', 'after', () => this.notice(), 'notice'),
      this.step('adminNoticeCancel', 'notice.cancel', 'before', by('notice')),
    ]
  }

  private notice(): Facts {
    const audience = { roles: [], academyIds: [] }
    const words = { ...titles, content: '内容', contentEn: '' }
    return { key: randomUUID(), form: 'message', ...words, audience, sendAt: this.now + dayMs }
  }

  material(): Step[] {
    const { catalogs, specimens, subjects, accounts } = this.stage.school
    const { kysely } = this.stage.service.service.db
    const place = { subjectId: subjects.histology, catalogId: catalogs.skin }
    const question = {
      ...{
        baseType: 'PANDUAN',
        title: '对吗？',
        titleEn: '',
        options: [],
        panDuanAnswer: true,
        answer: null,
      },
      ...{ anyOrder: false, showAnswer: '', showAnswerEn: '', analysis: '', analysisEn: '' },
      ...{ difficulty: 4, children: [] },
    }
    const added = { clientId: randomUUID(), catalogId: catalogs.skin, question }
    const slide = async () => this.upload('specimen', '皮肤.svs', `II*\0${randomUUID()}`)
    return [
      this.step(
        'specimenImport',
        'material.import',
        'after',
        async () => ({ fileIds: [await slide()], ...place }),
        'job',
      ),
      this.step('adminJobCancel', 'job.cancel', 'before', () => ({ id: this.id('job') })),
      this.step('ownSpecimenImport', 'material.import', 'after', async () => ({
        fileIds: [await slide()],
        ...place,
      })),
      this.step('specimenReplace', 'specimen.replace', 'after', async () => ({
        specimenId: specimens.ready,
        fileId: await slide(),
      })),
      this.step('questionImport', 'material.import', 'after', async () => ({
        fileId: await this.upload('questions', '题目.gift', '::一:: 一？ {=对 ~错}'),
        ...place,
        skip: true,
      })),
      this.step('questionAdd', 'question.add', 'after', () => added, 'question'),
      this.step('questionMend', 'question.mend', 'both', () => ({
        id: this.id('question'),
        question: { ...question, panDuanAnswer: false },
      })),
      this.step('questionReportClose', 'question.report.close', 'before', () => this.report()),
      this.step('specimenDeleteBatch', 'specimen.remove', 'before', async () => {
        await kysely
          .updateTable('specimen')
          .set({ creator: accounts.admin })
          .where('id', '=', specimens.ready)
          .execute()
        return { specimenIds: [specimens.ready] }
      }),
      this.step('fileRemove', 'file.remove', 'before', async () => ({
        id: await this.upload('attachment', '讲义.pdf', '%PDF-1.7\n'),
      })),
    ]
  }

  private async report(): Promise<Facts> {
    const { service, school } = this.stage
    const given = {
      clientId: randomUUID(),
      questionId: school.questions.DANXUAN,
      kind: 'answer',
      text: '不对',
    } as const
    await service.ask(questionReport, given, { token: await service.signIn('student'), key: randomUUID() })
    const reports = service.service.db.kysely
      .selectFrom('questionReport')
      .select('id')
      .where('tenant', '=', tenant)
    return { id: (await reports.executeTakeFirstOrThrow()).id, answer: '已更正' }
  }
}
