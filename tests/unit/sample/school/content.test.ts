import { describe, expect, test } from 'vitest'
import { drawings } from '../../../../sample/drawing/index.ts'
import { school } from '../../../../sample/school/index.ts'
import { allTerms } from '../../../../sample/school/terms/index.ts'
import { readNoticeAddress } from '../../../../src/rules/addresses/noticeAddress.ts'
import { alike, choice, everyQuestion, folded, termOfMark, texts } from './reading.ts'

const { subjects, terms, specimens, chapters } = school
const questions = everyQuestion(chapters)
const specimenOf = new Map(specimens.map((specimen) => [specimen.key, specimen]))
const leavesOf = new Map(
  subjects.map((subject) => [
    subject.key,
    subject.catalog.flatMap((first) => first.children ?? []).map((leaf) => leaf.key),
  ]),
)
const twice = (keys: string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

describe('the term table', () => {
  test('holds each key once', () => {
    expect(twice(allTerms.map((term) => term.key))).toEqual([])
  })

  test('names only existing terms as confusions, and none that shares its own name', () => {
    const wrong = allTerms.flatMap((term) =>
      (term.never ?? [])
        .filter((key) => terms[key] === undefined || terms[key].zh === term.zh)
        .map((key) => `${term.key}: ${key}`),
    )
    expect(wrong).toEqual([])
  })

  test('never accepts for a term the Chinese name of what it is confused with', () => {
    const wrong = allTerms.flatMap((term) =>
      (term.never ?? [])
        .filter((key) => term.aliases?.includes(terms[key]?.zh ?? ''))
        .map((key) => `${term.key}: ${key}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('subjects and specimens', () => {
  test('five subjects are open and Chinese medicine is there but closed', () => {
    expect(subjects.filter((subject) => subject.enabled).map((subject) => subject.key)).toEqual([
      'histology',
      'anatomy',
      'microbiology',
      'parasitology',
      'stomatology',
    ])
    expect(subjects.find((subject) => subject.key === 'tcm')?.enabled).toBe(false)
  })

  test('subjects say that they have children exactly when they do', () => {
    for (const subject of subjects)
      expect(subject.hasChildren, subject.key).toBe((subject.children ?? []).length > 0)
  })

  test('each specimen is there once, and on a leaf of its subject', () => {
    expect(twice(specimens.map((specimen) => specimen.key))).toEqual([])
    for (const specimen of specimens)
      expect(leavesOf.get(specimen.subject), specimen.key).toContain(specimen.catalog)
  })

  test('slides that are zoomed into are drawn at least 8192 px wide', () => {
    for (const { key, drawing, fileType } of specimens)
      if (fileType === 1) expect(drawings[drawing]?.longSidePx, key).toBeGreaterThanOrEqual(8192)
  })

  test('every mark is a term with a sentence', () => {
    for (const specimen of specimens) {
      for (const [key, sentence] of Object.entries(specimen.marks)) {
        expect(terms[key], `${specimen.key}: ${key}`).toBeDefined()
        expect(sentence.zh, `${specimen.key}: ${key}`).toMatch(/。$/)
        expect(sentence.en, `${specimen.key}: ${key}`).toMatch(/\.$/)
      }
    }
  })
})

describe('questions', () => {
  test('each key is there once', () => {
    expect(twice(questions.map((question) => question.key))).toEqual([])
  })

  test('each chapter is a leaf of its subject, once, with at least three kinds', () => {
    expect(twice(chapters.map((chapter) => `${chapter.subject}/${chapter.catalog}`))).toEqual([])
    for (const chapter of chapters) {
      const place = `${chapter.subject}/${chapter.catalog}`
      expect(leavesOf.get(chapter.subject), place).toContain(chapter.catalog)
      expect(new Set(chapter.questions.map((question) => question.kind)).size, place).toBeGreaterThanOrEqual(
        3,
      )
    }
  })

  test('histology has all seven base types and others', () => {
    const kinds = chapters
      .filter((chapter) => chapter.subject === 'histology')
      .flatMap((chapter) => chapter.questions)
    expect([...new Set(kinds.map((question) => question.kind))].sort()).toEqual(
      ['BINGLI', 'DANXUAN', 'DUOXUAN', 'OTHER', 'PANDUAN', 'PEIWU', 'TIANKONG', 'WENDA'].sort(),
    )
  })

  test('the pictures they are answered from exist, and the arrow has a mark to point at', () => {
    for (const { key, specimen } of questions) {
      if (!specimen) continue
      const shown = specimenOf.get(specimen.key)
      expect(shown, key).toBeDefined()
      if (specimen.term !== undefined)
        expect(Object.keys(shown?.marks ?? {}), key).toContain(termOfMark(specimen.term))
    }
  })

  test('at least a third of those in histology are answered from a picture', () => {
    const histology = chapters
      .filter((chapter) => chapter.subject === 'histology')
      .flatMap((chapter) => chapter.questions)
    const withPicture = histology.filter((question) => question.specimen)
    expect(withPicture.length / histology.length).toBeGreaterThanOrEqual(1 / 3)
  })

  test('an English analysis keeps the reasons of the Chinese one', () => {
    const parts = questions.flatMap((one) => (one.kind === 'BINGLI' ? [one, ...one.children] : [one]))
    const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0
    // A sentence needs about two Chinese characters for an English word; half as many words leave reasons out.
    const short = parts.filter(
      ({ analysis: { zh, en } }) => count(en, /[A-Za-z0-9]+/g) < 0.3 * count(zh, /\p{Script=Han}/gu),
    )
    expect(short.map(({ key }) => key)).toEqual([])
  })

  test('every question has an analysis in both languages', () => {
    for (const { key, analysis } of questions) {
      expect(analysis.zh.length, key).toBeGreaterThan(9)
      expect(analysis.en.length, key).toBeGreaterThan(29)
    }
  })

  test('single choice has one right option, multiple choice two or more and a wrong one', () => {
    for (const question of questions) {
      if (question.kind !== 'DANXUAN' && question.kind !== 'DUOXUAN') continue
      const right = question.options.filter((option) => option.right).length
      if (question.kind === 'DANXUAN') expect(right, question.key).toBe(1)
      else expect(right, question.key).toBeGreaterThanOrEqual(2)
      expect(right, question.key).toBeLessThan(question.options.length)
      expect(twice(question.options.map((option) => option.text.zh)), question.key).toEqual([])
      expect(twice(question.options.map((option) => option.text.en)), question.key).toEqual([])
    }
  })

  test('the right option of single choice stands at no place in more than half of them', () => {
    const places = questions.flatMap((question) =>
      question.kind === 'DANXUAN' ? [question.options.findIndex((option) => option.right)] : [],
    )
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((other) => other === place).length / places.length
      expect(share, `place ${place}`).toBeLessThan(0.5)
      expect(share, `place ${place}`).toBeGreaterThan(0.1)
    }
  })

  test('stems of a matching question choose among its options', () => {
    for (const question of questions) {
      if (question.kind !== 'PEIWU') continue
      expect(question.stems.length, question.key).toBeGreaterThanOrEqual(2)
      for (const { option } of question.stems) expect(question.options[option], question.key).toBeDefined()
    }
  })

  test('fill-ins show one blank for each answer and accept existing terms', () => {
    for (const question of questions) {
      if (question.kind !== 'TIANKONG') continue
      expect(question.stem.zh.split('____').length - 1, question.key).toBe(question.blanks.length)
      expect(question.stem.en.split('____').length - 1, question.key).toBe(question.blanks.length)
      for (const blank of question.blanks) {
        expect((blank.terms ?? []).length + (blank.accept ?? []).length, question.key).toBeGreaterThan(0)
        for (const key of blank.terms ?? []) expect(terms[key], `${question.key}: ${key}`).toBeDefined()
      }
    }
  })

  test('no two differ only by a name or a number', () => {
    const names = allTerms
      .flatMap((term) => [term.zh, ...(term.aliases ?? [])])
      .filter((name) => /\p{Script=Han}{2}/u.test(name))
      .sort((one, other) => other.length - one.length)
    const anyName = new RegExp(names.map((name) => name.replace(/[()[\]+*?.]/g, '\\$&')).join('|'), 'g')
    const read = questions.map((question) => ({
      key: question.key,
      stem: folded(question.stem.zh, anyName),
      choice: folded(choice(question), anyName),
    }))
    const doubles = read.flatMap((one, at) =>
      read
        .slice(at + 1)
        .filter((other) => one.stem.length > 3 && alike(one.stem, other.stem, 0.9))
        .filter((other) => alike(one.choice, other.choice, 0.5))
        .map((other) => `${one.key} = ${other.key}`),
    )
    expect(doubles).toEqual([])
  })
})

describe('one spelling for one thing', () => {
  // as the textbooks of 人卫 have it; what somebody may write instead stays among the aliases
  const { experiments, courses, announcements, messages, banners } = school
  const read = texts({ specimens, experiments, courses, announcements, messages, banners, questions })

  test.each([
    ['芽胞, not 芽孢', /芽孢/],
    ['革兰阳性, not 革兰氏阳性', /革兰氏[阳阴]性/],
    ['乙醇, not 酒精, but for the lamp and the drink', /酒精(?!灯|中毒)/],
    ['黏, not 粘, of what is sticky by nature', /粘(附|液|膜|蛋白|稠)/],
    ['内披蛋白, not that of the endothelium', /内皮蛋白/],
    ['units by their signs', /[0-9] ?(微米|纳米|毫米)/],
    ['H&E, not HE', /(?<![A-Za-z&])HE(?![A-Za-z&])/],
    ['双球菌, which is no genus', /双球菌属/],
    ['产气克雷伯菌 by its own name', /(?<!原称)产气肠杆菌/],
  ])('%s', (_, wrong) => {
    expect(read.filter(({ text }) => wrong.test(text.zh)).map(({ path }) => path)).toEqual([])
  })

  test('no structure is said to be called by its own name as well', () => {
    const own = specimens.flatMap(({ key, marks }) =>
      Object.entries(marks)
        .filter(([mark, { zh }]) => zh.includes(`又称${terms[termOfMark(mark)]?.zh}`))
        .map(([mark]) => `${key}: ${mark}`),
    )
    expect(own).toEqual([])
  })

  test('English names what anatomists name by its Latin so', () => {
    const wrong = /\b(round|spinous) foramen|goose foot|knuckles|Round: V2/i
    const told = questions.filter((question) => wrong.test(JSON.stringify(question))).map(({ key }) => key)
    expect(told).toEqual([])
  })

  test('no alias is the name of another structure', () => {
    const pairs: [string, string][] = [
      ['tricuspid-valve', '三尖瓣复合体'],
      ['cribriform-plate', '筛孔'],
      ['reparative-dentine', '第三期牙本质'],
      ['cerebral-peduncle', '大脑脚底'],
      ['incisive-fossa', '切牙孔'],
      ['gram-counterstain', '沙黄'],
      ['proximal-tubule', '近端小管'],
      ['portal-area', 'portal triad'],
      ['cribriform-plate', 'cribriform foramina'],
      ['reparative-dentine', 'tertiary dentine'],
      ['reparative-dentine', 'reactionary dentine'],
      ['cerebral-peduncle', 'cerebral crus'],
      ['gram-counterstain', 'safranin'],
      ['proximal-tubule', 'proximal tubule'],
      ['distal-tubule', '远端小管'],
      ['distal-tubule', 'distal tubule'],
    ]
    const wrong = pairs.filter(([key, name]) =>
      allTerms.some((term) => term.key === key && term.aliases?.includes(name)),
    )
    expect(wrong).toEqual([])
  })
})

describe('courses and notices', () => {
  test('refer to teachers, subjects and specimens that exist', () => {
    const teachers = school.teachers.map((teacher) => teacher.key)
    for (const course of school.courses) {
      expect(specimenOf.get(course.specimen)?.subject, course.key).toBe(course.subject)
      for (const teacher of course.teachers) expect(teachers, course.key).toContain(teacher)
    }
    for (const banner of school.banners) {
      expect(specimenOf.has(banner.specimen), banner.key).toBe(true)
      if ('specimen' in banner.link) expect(specimenOf.has(banner.link.specimen), banner.key).toBe(true)
      else expect(banner.link.path, banner.key).toMatch(/^\//)
    }
  })

  test('there are enough for the home page, each key once', () => {
    for (const [list, count] of [
      [school.announcements, 6],
      [school.messages, 8],
      [school.banners, 3],
      [school.courses, 12],
      [school.teachers, 4],
    ] as const) {
      expect(list.length).toBe(count)
      expect(twice(list.map((one) => one.key))).toEqual([])
    }
  })
})

/** Figures and symbols that are written alike in both languages: IgM, C1～C2, gp120, HBsAg. */
const symbols = (text: string) => !/\p{Ll}{3}/u.test(text)

/** The last line of an announcement may name a place of the app. */
const isPlace = (text: string) => readNoticeAddress(`\n${text}`).to !== undefined

test('English text holds no Chinese, and Chinese text some, except mere symbols', () => {
  const wrong = texts({ ...school, terms: allTerms }).filter(
    ({ text }) =>
      /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text.en) ||
      (!/\p{Script=Han}/u.test(text.zh) && !symbols(text.zh) && !isPlace(text.zh)),
  )
  expect(wrong.map(({ path, text }) => `${path}: ${text.zh} | ${text.en}`)).toEqual([])
})
