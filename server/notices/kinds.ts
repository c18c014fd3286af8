/** Notices that people get, in both languages. `{name}` is filled in from the values that an area hands in. */
interface NoticeKind {
  /** as the settings call it, where its title says something else each time */
  name?: { zh: string; en: string }
  zh: { title: string; content: string }
  en: { title: string; content: string }
  /** about one's own scores or account, or from the school itself: no setting turns it off */
  always?: true
}

export const noticeKinds = {
  joined: {
    zh: { title: '已加入班级', content: '你已加入《{course}》的班级“{room}”。' },
    en: { title: 'You joined a class', content: 'You are now in the class “{room}” of “{course}”.' },
  },
  removed: {
    zh: {
      title: '已被移出班级',
      content: '教师已将你移出《{course}》的班级“{room}”。如有疑问，请联系任课教师。',
    },
    en: {
      title: 'You were removed from a class',
      content:
        'A teacher removed you from the class “{room}” of “{course}”. Ask your teacher if this is a mistake.',
    },
  },
  newCourseware: {
    zh: { title: '新课件', content: '《{course}》发布了课件“{courseware}”。' },
    en: { title: 'New courseware', content: '“{courseware}” was published in “{course}”.' },
  },
  preparation: {
    zh: {
      title: '课前准备',
      content: '《{course}》的实验“{title}”需要提前下载资料，请在有网络时打开课程完成准备。',
    },
    en: {
      title: 'Prepare for the lab',
      content:
        'The lab “{title}” of “{course}” needs material on your device. Open the course while you are online.',
    },
  },
  quizPublished: {
    zh: { title: '新测验', content: '《{course}》发布了测验“{quiz}”，{time} 截止。' },
    en: { title: 'New quiz', content: '“{quiz}” was published in “{course}”. It closes at {time}.' },
  },
  newAssignment: {
    zh: { title: '新作业', content: '《{course}》布置了作业“{title}”，{time} 截止。' },
    en: { title: 'New assignment', content: '“{title}” was set in “{course}”. It is due at {time}.' },
  },
  quizExtension: {
    zh: { title: '测验时间已延长', content: '测验“{quiz}”：{more}。' },
    en: { title: 'More time for a quiz', content: '“{quiz}”: {more}.' },
  },
  deadlineNear: {
    zh: { title: '即将截止', content: '“{title}”将于 {time} 截止。' },
    en: { title: 'Due soon', content: '“{title}” closes at {time}.' },
  },
  overruled: {
    name: { zh: '标本考试改判', en: 'Practical exam, verdict overruled' },
    zh: {
      title: '标本考试改判：{mark}',
      content:
        '标本“{picture}”上的“{mark}”，有学生答“{said}”，判错后自己改判为对。若这个名称也对，请把它加进别名。\n{address}',
    },
    en: {
      title: 'Practical exam, verdict overruled: {mark}',
      content:
        'On the specimen “{picture}” a student named “{mark}” as “{said}”. It was judged wrong, and the student counted it as right. If the name is right too, add it to the aliases.\n{address}',
    },
  },
  decision: {
    zh: { title: '教师已处理', content: '教师处理了“{title}”：{decision}' },
    en: { title: 'Your teacher decided', content: 'About “{title}”: {decision}' },
  },
  returned: {
    zh: { title: '作业已退回', content: '“{title}”已退回，请修改后重新提交。{reason}' },
    en: {
      title: 'Work was returned',
      content: '“{title}” was returned. Please change it and hand it in again. {reason}',
    },
  },
  released: {
    zh: { title: '成绩已公布', content: '“{title}”的成绩已公布。' },
    en: { title: 'Scores are out', content: 'The scores of “{title}” are out.' },
    always: true,
  },
  scoreChanged: {
    zh: { title: '成绩有变动', content: '“{title}”的成绩由 {before} 改为 {after}。{reason}' },
    en: {
      title: 'A score changed',
      content: 'Your score of “{title}” changed from {before} to {after}. {reason}',
    },
    always: true,
  },
  questionReportAnswered: {
    zh: { title: '题目反馈已处理', content: '你反馈的题目已处理：{answer}' },
    en: {
      title: 'Your question report was answered',
      content: 'About the question that you reported: {answer}',
    },
  },
  accountChanged: {
    zh: { title: '账号有变动', content: '{change}。如有疑问，请联系学校。' },
    en: { title: 'Your account changed', content: '{change}. Ask your school if this is a mistake.' },
    always: true,
  },
  dataDownloaded: {
    zh: {
      title: '学校下载了你的数据',
      content:
        '管理员下载了学校保存的关于你的数据：账号、班级、测验、作业、成绩和消息。标注、笔记、错题本、收藏和自主练习不在其中。原因：{reason}。如有疑问，请联系学校。',
    },
    en: {
      title: 'Your school downloaded your data',
      content:
        'An administrator downloaded what the school keeps about you: account, classes, quizzes, assignments, scores and messages. Your marks, notes, mistakes, favourites and own practice are not part of it. Reason given: {reason}. Ask your school if you have a question.',
    },
    always: true,
  },
  schoolMessage: {
    name: { zh: '学校消息', en: 'Messages from your school' },
    zh: { title: '{title}', content: '{content}' },
    en: { title: '{title}', content: '{content}' },
    always: true,
  },
} as const satisfies Record<string, NoticeKind>

export type NoticeKindName = keyof typeof noticeKinds

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKindName[]

export const isAlwaysTold = (kind: NoticeKindName): boolean => 'always' in noticeKinds[kind]

/** What the settings call a kind, in both languages. */
export function noticeKindName(kind: NoticeKindName): { zh: string; en: string } {
  const { name, zh, en }: NoticeKind = noticeKinds[kind]
  return name ?? { zh: zh.title, en: en.title }
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** A value that reads alike in both languages, or one for each. */
export type NoticeValue = string | number | { zh: string; en: string }

/** The values that the templates of a kind name: one that is missing does not compile. */
export type NoticeValues<Kind extends NoticeKindName> = Record<
  NamesIn<(typeof noticeKinds)[Kind]['zh' | 'en']['title' | 'content']>,
  NoticeValue
>
