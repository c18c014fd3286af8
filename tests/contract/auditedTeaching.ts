/** The calls of teachers that change courses and what belongs to them, in an order in which each finds what it needs. */
import { randomUUID } from 'node:crypto'
import { assignmentSubmit } from '../../src/contract/quizzes/assignment.ts'
import { roomJoin } from '../../src/contract/teaching/room.ts'
import { AuditedStage, dayMs, type Facts, names, type Step } from './auditedStage.ts'
import { slideOf } from './teachingStage.ts'

export class AuditedTeaching extends AuditedStage {
  teachers(): Step[] {
    const { courses, courseware } = this.teaching
    const { accounts, specimens } = this.stage.school
    const course = {
      ...{ ...names, desc: '', descEn: '', academyId: null, termId: null, startsAt: null, endsAt: null },
      ...{ state: 'open', ratio: { experiment: 25, homework: 25, quiz: 25, exam: 25 } },
    }
    const teacher = { courseId: courses.lab, accountId: accounts.student2, role: 'assistant' }
    const lesson = { ...names, description: '', descriptionEn: '', scope: 'own' }
    const shown = (shownFrom: number | null) => () => ({
      id: courseware,
      courseId: this.id('course'),
      shownFrom,
    })
    return [
      this.step('courseSave', 'course.create', 'after', () => course, 'course'),
      this.step('courseSave', 'course.edit', 'both', () => ({
        ...course,
        id: this.id('course'),
        desc: '介绍',
      })),
      this.step('courseTeacherSave', 'course.teacher', 'after', () => teacher),
      this.step('courseTeacherSave', 'course.teacher', 'before', () => ({ ...teacher, role: null })),
      this.step('coursewareSave', 'courseware.create', 'after', () => lesson, 'lesson'),
      this.step('coursewareSave', 'courseware.edit', 'both', () => ({
        ...lesson,
        id: this.id('lesson'),
        scope: 'school',
      })),
      this.step('coursewareSlides', 'courseware.slides', 'both', () => ({
        id: courseware,
        version: 1,
        slides: [],
        specimens: [{ slideId: null, specimenId: specimens.ready, view: null }],
      })),
      this.step('coursewareRemove', 'courseware.remove', 'before', () => ({ id: this.id('lesson') })),
      this.step('courseCopy', 'course.copy', 'after', () => ({
        id: this.id('course'),
        termId: null,
        weeks: 1,
      })),
      ...this.rooms(),
      ...this.decks(),
      ...this.quizzes(),
      this.step('courseEnd', 'course.end', 'both', () => ({ id: this.id('course') })),
    ].flatMap((step) => (step.name === 'coursewareRemove' ? [step, ...this.publishing(shown)] : [step]))
  }

  private publishing(shown: (shownFrom: number | null) => () => Facts): Step[] {
    const deck = async () => {
      const film = JSON.stringify({ url: '', name: '讲解.mp4', size: 1 })
      const { kysely } = this.stage.service.service.db
      await kysely
        .updateTable('courseware')
        .set({ video: film })
        .where('id', '=', this.teaching.courseware)
        .execute()
      return shown(this.now)()
    }
    return [
      this.step('coursewarePublish', 'courseware.publish', 'after', deck),
      this.step('coursewarePublish', 'courseware.publish', 'both', shown(this.now + dayMs)),
      this.step('coursewarePublish', 'courseware.withdraw', 'before', shown(null)),
    ]
  }

  private rooms(): Step[] {
    const { accounts, specimens } = this.stage.school
    const room = () => ({ courseId: this.id('course'), name: '一班', capacity: 30 })
    const ofRoom =
      (more: Facts = {}) =>
      () => ({ id: this.id('room'), ...more })
    const prepared = () => ({
      roomId: this.id('room'),
      title: '肾',
      labAt: this.now + dayMs,
      items: [{ kind: 'specimen', id: specimens.ready }],
    })
    const work = () => ({
      courseId: this.id('course'),
      title: '绘图',
      deadline: this.now + dayMs,
      maxScore: 10_000,
      allowLate: false,
    })
    const handed = () => ({ practiseId: this.id('work'), accountId: accounts.student, version: 1 })
    return [
      this.step('roomSave', 'room.create', 'after', room, 'room'),
      this.step('roomSave', 'room.edit', 'both', () => ({ ...room(), id: this.id('room'), capacity: 40 })),
      this.step('roomRenew', 'room.renew', 'neither', ofRoom()),
      this.step('roomClose', 'room.close', 'both', ofRoom({ open: false })),
      this.step('roomClose', 'room.open', 'both', ofRoom({ open: true })),
      this.step('prepareSave', 'prepare.create', 'after', prepared, 'preparation'),
      this.step('prepareSave', 'prepare.edit', 'both', () => ({
        ...prepared(),
        id: this.id('preparation'),
        title: '肾单位',
      })),
      this.step('prepareRemove', 'prepare.remove', 'before', () => ({ id: this.id('preparation') })),
      this.step('assignmentSave', 'assignment.create', 'after', work, 'work'),
      this.step('assignmentSave', 'assignment.edit', 'both', () => ({
        ...work(),
        id: this.id('work'),
        title: '绘图一',
      })),
      this.step('assignmentScore', 'assignment.score', 'both', async () => {
        await this.handIn()
        return { ...handed(), score: 8000 }
      }),
      this.step('assignmentDecide', 'assignment.decide', 'both', () => ({
        ...handed(),
        isLate: true,
        reason: '核实',
      })),
      this.step('assignmentReturn', 'assignment.return', 'both', () => ({ ...handed(), comment: '重做' })),
      this.step('roomRemove', 'room.remove', 'before', () => ({
        roomId: this.id('room'),
        accountId: accounts.student,
      })),
      this.step('assignmentSave', 'assignment.create', 'after', work, 'unused'),
      this.step('assignmentDelete', 'assignment.remove', 'before', () => ({ id: this.id('unused') })),
    ]
  }

  /** A student joins the class and hands in. */
  private async handIn(): Promise<void> {
    const { service } = this.stage
    const token = await service.signIn('student')
    const { code } = await service.service.db.kysely
      .selectFrom('room')
      .select('code')
      .where('id', '=', this.id('room'))
      .executeTakeFirstOrThrow()
    await service.ask(roomJoin, { code }, { token })
    const given = { practiseId: this.id('work'), content: '见图' }
    await service.ask(assignmentSubmit, given, { token, key: randomUUID() })
  }

  private quizzes(): Step[] {
    const { DANXUAN, WENDA } = this.stage.school.questions
    const catalogId = this.stage.school.catalogs.thickSkin
    const { courses } = this.teaching
    const question = (title: string) => ({
      ...{
        catalogId,
        baseType: 'PANDUAN',
        title,
        titleEn: '',
        options: [],
        panDuanAnswer: false,
        answer: null,
      },
      ...{ anyOrder: false, showAnswer: '', showAnswerEn: '', analysis: '', analysisEn: '', difficulty: 2 },
      children: [],
    })
    const quiz = () => ({
      ...{ courseId: courses.lab, title: '第一次测验', titleEn: 'First quiz', intro: '', kind: 'quiz' },
      ...{ opensAt: this.now - 60_000, closesAt: null, minutes: 30, together: false, attempts: 1 },
      ...{ counts: 'best', shuffleQuestions: true, shuffleOptions: true, partial: 'subset' },
      ...{ review: 'afterClose', policy: 'strict', takeOver: 'student', requiresDesktop: false },
      questions: [{ sourceId: DANXUAN, maxPoints: 200 }],
    })
    return [
      this.step(
        'quizQuestionSave',
        'question.add',
        'after',
        () => ({ courseId: courses.lab, question: question('肾有皮质') }),
        'question',
      ),
      this.step('quizQuestionSave', 'question.mend', 'both', () => ({
        courseId: courses.lab,
        id: this.id('question'),
        question: question('肾没有皮质'),
      })),
      this.step('quizSave', 'quiz.create', 'after', quiz, 'quiz'),
      this.step('quizSave', 'quiz.edit', 'both', () => ({
        ...quiz(),
        id: this.id('quiz'),
        questions: [{ sourceId: WENDA, maxPoints: 500 }],
      })),
      this.step(
        'roomSave',
        'room.create',
        'after',
        () => ({ courseId: courses.lab, name: '二班', capacity: 30 }),
        'otherRoom',
      ),
      this.step('quizPublish', 'quiz.publish', 'after', () => ({
        quizId: this.id('quiz'),
        roomIds: [this.id('otherRoom')],
      })),
      this.step('quizRelease', 'quiz.release', 'after', () => ({ quizId: this.id('quiz') })),
    ]
  }

  private decks(): Step[] {
    const { kysely } = this.stage.service.service.db
    const slides = [slideOf('肾', 'Kidney')]
    const slideIds = slides.map(({ id }) => id)
    const ownDeck = async () => {
      const changed = { creator: this.stage.school.accounts.admin, slides: JSON.stringify(slides) }
      await kysely.updateTable('deck').set(changed).where('id', '=', this.teaching.deck).execute()
      return { id: this.teaching.deck, ...names, slideIds, seen: slideIds, shared: false }
    }
    return [
      this.step('deckBring', 'material.import', 'after', async () => ({
        fileIds: [await this.upload('slides', '讲义.pdf', '%PDF-1.7\n')],
        name: '',
      })),
      this.step('deckPublish', 'deck.publish', 'both', ownDeck),
      this.step('deckRemove', 'deck.remove', 'before', () => ({ id: this.teaching.deck })),
    ]
  }
}
