/** What the service says to people, in both languages; `{0}` is filled in. */
export type Lang = 'zh' | 'en'

const texts = {
  sessionEnded: ['登录已过期，请重新登录', 'Your session has ended. Please sign in again.'],
  badParameter: ['参数“{0}”不正确', 'The parameter “{0}” is not valid.'],
  badJson: ['请求内容不是有效的 JSON', 'The request is not valid JSON.'],
  notJson: ['请求内容必须是 JSON', 'The request must be JSON.'],
  tooLarge: ['请求内容过大', 'The request is too large.'],
  notAllowed: ['没有权限', 'You do not have permission for this.'],
  notFound: ['内容不存在', 'Not found'],
  fileEmpty: ['文件是空的', 'The file is empty.'],
  fileTooLarge: ['文件超过 {0} MB', 'The file is larger than {0} MB.'],
  fileType: ['不支持这种文件，请上传：{0}', 'This kind of file is not taken. Please upload one of: {0}'],
  fileSpace: [
    '你的上传空间（{0} MB）已用完，请先删除不用的文件',
    'Your space for uploads ({0} MB) is full. Please delete files that you no longer need.',
  ],
  fileLonger: [
    '文件比开始时说的更大，请重新上传',
    'The file is longer than was told. Please upload it again.',
  ],
  fileShort: ['文件还没有传完', 'The file has not arrived whole yet.'],
  fileChanged: ['文件在传输中损坏，请重新上传', 'The file was damaged on its way. Please upload it again.'],
  fileDamaged: ['图片已损坏，无法读取', 'The picture is damaged and cannot be read.'],
  wrongMethod: ['不支持的请求方式', 'This method is not supported here.'],
  busy: ['服务繁忙，请稍后再试', 'The service is busy. Please try again shortly.'],
  broken: ['服务器出错了，请稍后再试', 'Something went wrong on the service. Please try again later.'],
  inProgress: ['同一操作正在处理中', 'The same operation is still being carried out.'],
  otherPayload: ['同一操作编号已用于其他内容', 'This operation’s key was already used for something else.'],
  onlyQueueable: ['该操作不能批量提交', 'This call cannot be part of a batch.'],
  laneWaits: ['前一项尚未完成', 'An earlier item of the same lane was not accepted.'],
  tooManyTries: ['尝试次数过多，请 {0} 分钟后再试', 'Too many attempts. Please try again in {0} minutes.'],
  wrongPassword: ['账号或密码错误', 'The account or password is wrong.'],
  wrongCode: ['验证码错误或已失效', 'The code is wrong or no longer valid.'],
  codeTooSoon: ['请 {0} 秒后再获取验证码', 'You can ask for another code in {0} seconds.'],
  tooManyCodes: ['今日获取验证码次数已达上限', 'No more codes can be sent today.'],
  smsOff: ['本校没有开通短信验证码', 'This school does not send codes by SMS.'],
  sms: [
    '验证码 {0}，10 分钟内有效。如非本人操作，请忽略。',
    'Your code is {0}. It is valid for 10 minutes. If you did not ask for it, ignore this message.',
  ],
  ticketGone: ['请重新登录后再修改密码', 'Please sign in again to change your password.'],
  samePassword: ['新密码不能与原密码相同', 'The new password must differ from the old one.'],
  tooShort: ['密码至少 {0} 位', 'The password needs at least {0} characters.'],
  tooLong: ['密码最多 {0} 位', 'The password may have at most {0} characters.'],
  uppercase: ['密码必须包含大写字母', 'The password needs an uppercase letter.'],
  lowercase: ['密码必须包含小写字母', 'The password needs a lowercase letter.'],
  digit: ['密码必须包含数字', 'The password needs a digit.'],
  symbol: ['密码必须包含特殊字符', 'The password needs a symbol.'],
  markPoints: ['该标注需要 {0} 个点', 'A mark of this shape has {0} points.'],
  markPointsAtLeast: ['该标注需要 {0} 到 {1} 个点', 'A mark of this shape has {0} to {1} points.'],
  markOutside: ['标注的位置不在图片范围内', 'The mark lies too far outside of the picture.'],
  markFrame: ['标注的帧不存在：该标本共 {0} 帧', 'There is no such frame: the specimen has {0}.'],
  markName: ['标注名称最多 {0} 个字', 'The mark’s name may have at most {0} characters.'],
  markDesc: ['标注说明最多 {0} 个字', 'The mark’s text may have at most {0} characters.'],
  catalogEmpty: ['目录名称不能为空', 'The folder name cannot be empty'],
  catalogDuplicate: ['目录已存在：{0}', 'The folder already exists: {0}'],
  catalogTooDeep: ['目录最多 {0} 级', 'Folders may be at most {0} levels deep.'],
  catalogIsRoot: ['学科的根目录不能修改', 'A subject’s own folder cannot be changed.'],
  catalogElsewhere: [
    '题目只能放入同一学科的目录',
    'A question can only stand in a folder of its own subject.',
  ],
  markNameless: ['没有名称的标注不能出题', 'A mark without a name makes no question.'],
  reportWordless: ['请说明哪里有错', 'Say what is wrong.'],
  markFontSize: ['字号须在 {0} 到 {1} 之间', 'The font size must be between {0} and {1}.'],
  courseNameEmpty: ['请输入课程名称', 'Enter the name of the course.'],
  courseEnded: ['课程已结束', 'The course has ended.'],
  courseEndsFirst: ['结束时间须晚于开始时间', 'The course must end after it begins.'],
  courseNeedsOwner: ['课程至少需要一位负责人', 'A course needs at least one owner.'],
  ratioSum: ['成绩比例之和须为 100，现在是 {0}', 'The parts of the grade must add up to 100; they make {0}.'],
  roomNameEmpty: ['请输入班级名称', 'Enter the name of the class.'],
  roomCapacity: ['人数上限不能少于现有的 {0} 人', 'The class already has {0} members.'],
  roomCodeEmpty: ['请输入班级码', 'Enter the class code.'],
  roomCodeInvalid: [
    '班级码无效：应为 6 位字母和数字',
    'This is no class code: it has six letters and digits.',
  ],
  roomCodeUnknown: ['没有这个班级码，请向老师核对', 'There is no class with this code. Ask your teacher.'],
  roomClosed: ['班级码已失效，或课程已结束', 'This code is no longer valid, or the course has ended.'],
  roomOther: [
    '你已在本课程的另一个班级，请先退出',
    'You are in another class of this course. Leave that one first.',
  ],
  roomFull: ['班级人数已满', 'The class is full.'],
  coursewareNameEmpty: ['请输入课件名称', 'Enter the name of the courseware.'],
  coursewareChanged: ['课件已在别处修改，请重新打开', 'The courseware was changed elsewhere. Open it again.'],
  coursewareBlank: ['课件没有内容，不能发布', 'An empty courseware cannot be published.'],
  coursewareInUse: [
    '课件正在课程中使用，请先从课程移出',
    'The courseware is used in a course. Take it out first.',
  ],
  reasonEmpty: ['请填写原因', 'Give a reason.'],
  quizTitleEmpty: ['请输入测验名称', 'Enter the name of the quiz.'],
  quizClosesFirst: ['结束时间须晚于开始时间', 'The quiz must close after it opens.'],
  quizCannotCloseEarlier: [
    '测验已发布，结束时间不能提前',
    'The quiz is published: it cannot close earlier than announced.',
  ],
  quizTogetherNeedsMinutes: ['统一计时需要设置时长', 'A common time needs a number of minutes.'],
  quizNoQuestions: ['测验没有题目，不能发布', 'A quiz without questions cannot be published.'],
  quizQuestionGone: [
    '有题目已从题库删除，请移除后再发布',
    'A question was deleted from the bank. Remove it first.',
  ],
  quizNotOpen: ['测验尚未开放', 'The quiz is not open yet.'],
  quizOver: ['测验已结束', 'The quiz is over.'],
  quizNoAttempts: ['最多可作答 {0} 次，已用完', 'You have used all {0} attempts.'],
  quizNotBegun: ['请先开始测验', 'Begin the quiz first.'],
  quizNotHandedIn: ['该学生尚未交卷', 'The student has not handed in.'],
  quizNoAnswersYet: ['测验暂不公布答案', 'The quiz does not show answers yet.'],
  quizTakeOverByTeacher: [
    '本场考试换设备须由老师操作',
    'In this exam only a teacher can move you to another device.',
  ],
  quizTooManyPoints: ['得分不能超过 {0} 分', 'At most {0} points can be given.'],
  quizGradedMeanwhile: ['另一位老师已评分：{0} 分', 'Another teacher has given {0} points meanwhile.'],
  quizStillRunning: [
    '还有学生在作答，不能公布成绩',
    'Students are still answering: scores cannot be shown yet.',
  ],
  quizNotGraded: ['还有 {0} 份作答未评分', '{0} answers have no score yet.'],
  quizUndecided: ['还有 {0} 份答卷有待认定的作答', '{0} papers have answers that wait for a decision.'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type TextKey = keyof typeof texts

export const say = (lang: Lang, key: TextKey, ...values: (string | number)[]): string =>
  texts[key][lang === 'en' ? 1 : 0].replace(/\{(\d)\}/g, (_, n: string) => String(values[Number(n)] ?? ''))

/** Where a school wrote no English, its own text stands. */
export const inLang = (lang: Lang, zh: string, en: string): string => (lang === 'en' && en ? en : zh)

/** The caller's language: `Lang`, else the first of `Accept-Language`, else Chinese. */
export function langOf(lang: string | null | undefined, accepted: string | null | undefined): Lang {
  if (lang) return /^en/i.test(lang) ? 'en' : 'zh'
  return accepted && /^\s*en\b/i.test(accepted) ? 'en' : 'zh'
}
