import { fillText, inLang, type Lang } from '../../src/rules/lang.ts'

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
    '你的上传空间（{0} MB）已用完，请联系管理员增加空间',
    'Your space for uploads ({0} MB) is full. Ask your administrator for more.',
  ],
  fileLonger: [
    '文件比开始时说的更大，请重新上传',
    'The file is longer than was told. Please upload it again.',
  ],
  fileShort: ['文件还没有传完', 'The file has not arrived whole yet.'],
  fileChanged: ['文件在传输中损坏，请重新上传', 'The file was damaged on its way. Please upload it again.'],
  fileInUse: [
    '这个文件还在使用：{0}。请先在那里换掉或去掉它。',
    'This file is still used: {0}. Replace it or take it off there first.',
  ],
  fileDamaged: ['图片已损坏，无法读取', 'The picture is damaged and cannot be read.'],
  wrongMethod: ['不支持的请求方式', 'This method is not supported here.'],
  busy: ['服务繁忙，请稍后再试', 'The service is busy. Please try again shortly.'],
  underRepair: [
    '服务器出错，正在抢修，请稍后再试',
    'Something failed on the server and is being repaired. Please try again later.',
  ],
  broken: ['服务器出错了，请稍后再试', 'Something went wrong on the service. Please try again later.'],
  inProgress: ['同一操作正在处理中', 'The same operation is still being carried out.'],
  otherPayload: ['同一操作编号已用于其他内容', 'This operation’s key was already used for something else.'],
  badItem: ['该操作的格式不正确', 'This item of the batch is malformed.'],
  onlyQueueable: ['该操作不能批量提交', 'This call cannot be part of a batch.'],
  laneWaits: ['前一项尚未完成', 'An earlier item of the same lane was not accepted.'],
  tooManyTries: ['尝试次数过多，请 {0} 分钟后再试', 'Too many attempts. Please try again in {0} minutes.'],
  launchUnknown: [
    '你的学号或工号在这里还没有账号，请联系管理员',
    'There is no account here with your number yet. Please contact the administrator.',
  ],
  launchDisabled: ['账号已停用，请联系管理员', 'The account is disabled. Please contact the administrator.'],
  launchFailed: [
    '未能确认你的身份，请回到学习平台重新打开',
    'You could not be identified. Please open the link in the learning platform again.',
  ],
  launchNoPlatform: [
    '这个学习平台还没有在这里登记，请联系管理员',
    'This learning platform is not set up here. Please contact the administrator.',
  ],
  launchBusy: ['打开次数过多，请过几分钟再试', 'Opened too often. Please try again in a few minutes.'],
  launchInFrame: ['内容在新标签页里打开。', 'The content opens in a new tab.'],
  launchNewTab: ['在新标签页里打开', 'Open in a new tab'],
  platformThere: [
    '这个平台标识和客户端 ID 已经登记过',
    'A platform with this issuer and client ID is already there.',
  ],
  tooManyWrites: ['操作过于频繁，请 {0} 分钟后再试', 'Too much at once. Please try again in {0} minutes.'],
  tooManyOpen: [
    '同时打开的内容过多，请稍后再试',
    'Too much is being loaded at once. Please try again shortly.',
  ],
  wrongPassword: ['账号或密码错误', 'The account or password is wrong.'],
  wrongCode: ['验证码错误或已失效', 'The code is wrong or no longer valid.'],
  codeTooSoon: ['请 {0} 秒后再获取验证码', 'You can ask for another code in {0} seconds.'],
  tooManyCodes: ['今日获取验证码次数已达上限', 'No more codes can be sent today.'],
  smsOff: ['本校没有开通短信验证码', 'This school does not send codes by SMS.'],
  sms: [
    '验证码 {0}，10 分钟内有效。如非本人操作，请忽略。',
    'Your code is {0}. It is valid for 10 minutes. If you did not ask for it, ignore this message.',
  ],
  mailCodeSubject: ['绑定邮箱的验证码', 'Your code to bind this address'],
  mailResetSubject: ['重置密码', 'Set a new password'],
  contactChangedSubject: ['账号的联系方式已更改', 'The contact of your account was changed'],
  passwordChangedSubject: ['账号密码已修改', 'Your password was changed'],
  senderTestSubject: ['测试邮件', 'A test'],
  senderTest: ['这是一条测试消息。收到它，说明发送正常。', 'This is a test. If you read it, sending works.'],
  senderFailed: ['没有发出：{0}', 'It was not sent: {0}'],
  mailOff: ['本校没有开通邮件', 'This school does not send mail.'],
  mailCode: [
    '你正在绑定邮箱，验证码 {0}，10 分钟内有效。也可以打开链接完成绑定：{1} 如非本人操作，请忽略。',
    'Your code to bind this address is {0}. It is valid for 10 minutes. Or open this link: {1} If you did not ask for it, ignore this message.',
  ],
  mailReset: [
    '你正在重置密码，请在 15 分钟内打开链接设置新密码：{0} 如非本人操作，请忽略。',
    'Open this link within 15 minutes to set a new password: {0} If you did not ask for it, ignore this message.',
  ],
  contactChanged: [
    '你的账号不再使用这个邮箱或手机号。如非本人操作，请在 72 小时内打开链接撤销：{0}',
    'Your account no longer uses this address or number. If this was not you, open this link within 72 hours to undo it: {0}',
  ],
  passwordChanged: [
    '你的账号密码已修改。如非本人操作，请立即联系学校。',
    'The password of your account was changed. If this was not you, tell your school at once.',
  ],
  closingSubject: ['账号将被注销', 'Your account will be closed'],
  closing: [
    '你的账号将在 {0} 天后注销。如要保留，请在此之前登录，在“设置”里撤销。',
    'Your account will be closed in {0} days. To keep it, sign in before then and undo this in the settings.',
  ],
  classFixed: ['班级由学校设定，不能自己修改', 'Your class is set by the school.'],
  linkGone: ['链接已失效，请重新发送', 'The link is no longer valid. Please send a new one.'],
  emailNotRegistered: [
    '账号没有登记邮箱，请先绑定',
    'Your account has no registered email address. Please bind one first.',
  ],
  emailTaken: ['该邮箱已被其他账号使用', 'Another account uses this address.'],
  phoneTaken: ['该手机号已被其他账号使用', 'Another account uses this number.'],
  phoneMissing: ['账号没有绑定手机号', 'Your account has no phone number.'],
  wrongOldPassword: ['当前密码不正确', 'The current password is wrong.'],
  idCardWrong: [
    '身份证号不正确，请核对 18 位号码',
    'The identity number is wrong. Please check its 18 characters.',
  ],
  nameFixed: ['姓名由学校管理，请联系管理员', 'Your school keeps the names. Please ask an administrator.'],
  linkOfferGone: [
    '等待太久，请重新打开后再关联账号',
    'This took too long. Please open it again, then link your account.',
  ],
  linkTaken: [
    '这个账号已经关联了另一个人，请联系管理员',
    'This account is linked to somebody else. Please ask an administrator.',
  ],
  linkNoAdministrator: [
    '管理员账号不能关联，请用密码登录',
    'Administrators’ accounts cannot be linked. Please sign in by password.',
  ],
  ticketGone: ['请重新登录后再修改密码', 'Please sign in again to change your password.'],
  samePassword: ['新密码不能与原密码相同', 'The new password must differ from the old one.'],
  tooShort: ['密码至少 {0} 位', 'The password needs at least {0} characters.'],
  tooLong: ['密码最多 {0} 位', 'The password may have at most {0} characters.'],
  uppercase: ['密码必须包含大写字母', 'The password needs an uppercase letter.'],
  lowercase: ['密码必须包含小写字母', 'The password needs a lowercase letter.'],
  digit: ['密码必须包含数字', 'The password needs a digit.'],
  symbol: ['密码必须包含特殊字符', 'The password needs a symbol.'],
  common: ['这个密码太常见，容易被猜到', 'This password is too common and easily guessed.'],
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
  deckNameEmpty: ['请输入名称', 'Enter a name.'],
  deckNeedsSubject: ['放入学校资源需要选择学科', 'Choose a subject to share it with the school.'],
  deckBlank: ['至少保留一页', 'Keep at least one page.'],
  deckUnseen: ['还有 {0} 页没有看过', '{0} pages have not been looked at yet.'],
  teacherMarkNameless: ['请输入标注名称', 'Enter the name of the mark.'],
  followTaken: ['{0} 正在这个班级演示', '{0} is presenting in this class.'],
  followOtherDevice: ['你正在另一台设备上演示', 'You are presenting on another device.'],
  preparationTitleEmpty: ['请输入实验名称', 'Enter the name of the lab.'],
  preparationBlank: ['请至少选择一项资料', 'Choose at least one thing to keep.'],
  coursewareNameEmpty: ['请输入课件名称', 'Enter the name of the courseware.'],
  changedMeanwhile: [
    '打开以后{0}改过，没有保存。你写的还在这里；重新打开后，看到的是较新的内容',
    '{0} changed this after you opened it, so it was not saved. Your text is still here; open it again to see what is newer.',
  ],
  questionChanged: [
    '打开以后{0}改了这道题，你的修改没有保存。你写的还在表单里。',
    '{0} changed this question after you opened it, so yours was not saved. What you wrote is still in the form.',
  ],
  fileGone: [
    '文件已被删除：{0}。请换一个，或者去掉它',
    'This file was deleted: {0}. Choose another one or take it out.',
  ],
  /** In the place of a name: whoever reads it may not know who it was. */
  somebody: ['有人', 'Somebody'],
  yourself: ['你在别处', 'You (in another window)'],
  coursewareChanged: ['课件已在别处修改，请重新打开', 'The courseware was changed elsewhere. Open it again.'],
  coursewareFileUnknown: [
    '课件只能使用自己上传的文件，请重新上传',
    'A courseware can only name files that its owner uploaded. Upload the file again.',
  ],
  coursewareBlank: ['课件没有内容，不能发布', 'An empty courseware cannot be published.'],
  coursewareInUse: [
    '课件正在课程中使用，请先从课程移出',
    'The courseware is used in a course. Take it out first.',
  ],
  personArchive: [
    `这里是学校保存、并且可以看到的这个人的数据：账号、班级、课件学习进度、测验与作答、作业和已交的附件、已公布的成绩、发给本人的消息、设备。能查看操作记录的管理员还会得到与本人有关的操作记录。时间为 UTC。
不在其中：个人标注、笔记、错题本、收藏、自主练习和复习的作答、标本考试的作答、自己的题目、没有交的作业和其他上传的文件、题目纠错、身份证号和考试照片、密码，以及还没有公布的成绩和加时的原因。
标注、笔记、错题本、收藏、练习、复习、自己的题目和文件只有本人可以下载：设置 → 我的数据 → 下载我的全部内容。
每次下载都有操作记录，并且会通知本人。
`,
    `This is what the school keeps and may see of this person: account, classes, progress in coursewares, quizzes with their answers, assignments with the files handed in, scores that are out, messages to the person, devices. Administrators who may read the audit also get its entries about the person. Times are UTC.
Left out: personal marks, notes, mistakes, favourites, answers of own practice, reviews and practical exams, own questions, work not handed in and other uploads, reports of questions, identity number and exam photo, passwords, scores that are not out yet, and why somebody got extra time.
Marks, notes, mistakes, favourites, practice, reviews, own questions and files can be downloaded by the person alone: Settings → My data → Download everything of mine.
Each download stands in the audit, and the person is told of it.
`,
  ],
  cheatedWithoutDocument: ['登记违纪要写明处理文件', 'Misconduct needs the decision it rests on.'],
  reasonEmpty: ['请填写原因', 'Give a reason.'],
  quizKeyUnfit: [
    '这不是这道题的完整答案，不能作为正确答案',
    'This is no whole answer to the question: it cannot be the right one.',
  ],
  quizNothingCounts: ['至少要有一道题计分', 'At least one question has to count.'],
  quizTitleEmpty: ['请输入测验名称', 'Enter the name of the quiz.'],
  quizClosesFirst: ['结束时间须晚于开始时间', 'The quiz must close after it opens.'],
  quizCannotCloseEarlier: [
    '测验已发布，结束时间不能提前',
    'The quiz is published: it cannot close earlier than announced.',
  ],
  quizTogetherNeedsMinutes: ['统一计时需要设置时长', 'A common time needs a number of minutes.'],
  quizNoQuestions: ['测验没有题目，不能发布', 'A quiz without questions cannot be published.'],
  quizQuestionGone: ['有题目已不在题库，请先移除', 'A question was deleted from the bank. Remove it first.'],
  quizPartsChanged: [
    '第 {0} 题的小题在题库里改过，请重新填写各小题的分值再发布',
    'Question {0} has other parts in the bank now. Give its parts points again first.',
  ],
  quizNotOpen: ['测验尚未开放', 'The quiz is not open yet.'],
  quizOver: ['测验已结束', 'The quiz is over.'],
  quizNoAttempts: ['最多可作答 {0} 次，已用完', 'You have used all {0} attempts.'],
  quizNotBegun: ['请先开始测验', 'Begin the quiz first.'],
  quizNotSealed: [
    '只有统一计时且已发布的测验才有密封试卷',
    'Only a published quiz with a common time has a sealed paper.',
  ],
  quizSealTooEarly: [
    '密封试卷在开始前 24 小时内提供',
    'The sealed paper can be loaded in the last 24 hours before the start.',
  ],
  quizSealedBegun: [
    '测验已在另一台设备上开始，请在那台设备上继续或接管',
    'The quiz was begun on another device. Go on there, or take it over.',
  ],
  quizPresenceMissing: [
    '{0} 份答卷从密封试卷开始作答，请先确认现场监督',
    '{0} attempts began from a sealed paper: confirm first that the room was watched.',
  ],
  quizNotHandedIn: ['该学生尚未交卷', 'The student has not handed in.'],
  quizNoAnswersYet: ['测验暂不公布答案', 'The quiz does not show answers yet.'],
  quizTakeOverByTeacher: [
    '本场考试换设备须由老师操作',
    'In this exam only a teacher can move you to another device.',
  ],
  quizNotReleased: ['成绩公布后才能申请复核', 'A review can be asked for once the scores are out.'],
  quizComplaintWaits: [
    '这里已有一份复核申请在等待答复',
    'A request for a review of this waits for an answer already.',
  ],
  quizNeedsExamBrowser: [
    '这场测验须用学校的 Safe Exam Browser 配置打开',
    'Open this quiz in Safe Exam Browser with your school’s configuration.',
  ],
  quizFileForeign: [
    '这份答卷不是这场测验的，没有收下任何内容',
    'These answers belong to another quiz. Nothing was taken in.',
  ],
  quizFileForged: [
    '这份答卷被改动过，或不是学生作答的设备写的，没有收下任何内容',
    'These answers were changed, or another device wrote them. Nothing was taken in.',
  ],
  quizTooManyPoints: ['得分不能超过 {0} 分', 'At most {0} points can be given.'],
  quizGradedMeanwhile: ['另一位老师已评分：{0} 分', 'Another teacher has given {0} points meanwhile.'],
  quizStillRunning: [
    '还有学生在作答，不能公布成绩',
    'Students are still answering: scores cannot be shown yet.',
  ],
  quizNotGraded: ['还有 {0} 份作答未评分', '{0} answers have no score yet.'],
  quizUndecided: ['还有 {0} 份答卷有待认定的作答', '{0} papers have answers that wait for a decision.'],
  assignmentTitleEmpty: ['请输入作业名称', 'Enter the name of the assignment.'],
  assignmentHandedIn: ['已有学生提交，不能删除', 'Students have handed in: it cannot be deleted.'],
  assignmentQuestionsFixed: [
    '已有学生提交，不能再改题目',
    'Students have handed in: the questions cannot be changed.',
  ],
  deadlinePast: ['截止时间须晚于当前时间', 'The deadline must be later than now.'],
  scoreBelowZero: ['分数不能小于 0', 'A score cannot be below 0.'],
  questionIncomplete: ['题目不完整', 'The question is not complete.'],
  submissionEmpty: ['请填写内容、作答或添加附件', 'Write something, answer a question or add a file.'],
  tooManyAttachments: ['最多 {0} 个附件', 'At most {0} files.'],
  remindedToday: ['今天已提醒过', 'They were reminded within the last day.'],
  scoresUnset: [
    '有成绩项未设置，不能公布',
    'A part of the grade has nothing in it: scores cannot be published.',
  ],
  importNoDocument: [
    '“{0}”要写明处理文件，例如：违纪（校纪〔2026〕12 号）',
    '“{0}” needs the decision it rests on, for example: misconduct (Decision 12/2026).',
  ],
  importNobody: ['本课程没有学号为“{0}”的学生', 'No student of this course has the number “{0}”.'],
  importTwice: ['学号“{0}”重复', 'The number “{0}” is there twice.'],
  importOtherName: ['姓名应为“{0}”，表中是“{1}”', 'The name should be “{0}”, the table has “{1}”.'],
  importNoScore: ['“{0}”不是 0 到 100 的分数', '“{0}” is no score from 0 to 100.'],
  loginNameForm: ['账号须为 1 到 50 个字符，不能有空格', 'An account has 1 to 50 characters and no blanks.'],
  loginNameInUse: ['账号“{0}”已被使用', 'The account “{0}” exists already.'],
  phoneInUse: ['手机号 {0} 已被其他账号使用', 'Another account uses the number {0}.'],
  emailInUse: ['邮箱 {0} 已被其他账号使用', 'Another account uses the address {0}.'],
  numberInUse: ['学号或工号“{0}”已被其他账号使用', 'Another account has the number “{0}”.'],
  fullNameEmpty: ['请输入姓名', 'Enter a name.'],
  rolesEmpty: ['请至少选择一个角色', 'Choose at least one role.'],
  phoneForm: ['手机号格式不正确', 'This is no phone number.'],
  emailForm: ['邮箱格式不正确', 'This is no e-mail address.'],
  ownAccount: ['不能停用自己的账号', 'You cannot disable your own account.'],
  roleTooStrong: [
    '你的角色不能管理这个账号或授予这个角色',
    'Your role may not manage this account or give this role.',
  ],
  academyGone: ['学院或班级不存在', 'This place of the tree does not exist.'],
  academyNameEmpty: ['请输入名称', 'Enter a name.'],
  academyPlace: [
    '不能放在这里：学院下有年级和班级，年级下有班级',
    'It cannot stand here: academies hold grades and classes, grades hold classes.',
  ],
  academyTwin: ['这里已有“{0}”', 'There is “{0}” here already.'],
  academyInUse: ['还有 {0} 人属于这里，请先移出', '{0} people belong here. Move them first.'],
  gradeArchived: ['“{0}”已毕业归档', '“{0}” has graduated already.'],
  gradeSameName: ['请输入升级后的年级名称', 'Enter the name after the promotion.'],
  gradeTwin: [
    '已有年级“{0}”，请先升级或归档它',
    'There is a grade “{0}” already. Promote or graduate that one first.',
  ],
  gradeChanged: [
    '人数已变为 {0}，请重新查看后再确认',
    'There are {0} students now. Look again before you confirm.',
  ],
  freshChanged: [
    '从未登录的账号数已变为 {0}，请重新查看后再确认',
    '{0} accounts have never signed in now. Look again before you confirm.',
  ],
  gradeUndone: ['已经撤销过', 'This was undone already.'],
  gradeRenamed: [
    '这个年级后来改名为“{0}”，请先改回“{1}”再撤销',
    'This grade was renamed “{0}” since. Name it “{1}” again, then undo.',
  ],
  gradeMovedSince: [
    '这个年级之后又有变动，请先撤销后面的变动',
    'This grade was moved again since. Please undo that move first.',
  ],
  gradeSignedIn: [
    '已有学生在此之后登录，不能撤销',
    'A student has signed in since: it can no longer be undone.',
  ],
  termNameEmpty: ['请输入学期名称', 'Enter the name of the term.'],
  termEndsFirst: ['结束日期须晚于开始日期', 'The term must end after it begins.'],
  termInUse: ['有课程属于这个学期，不能删除', 'Courses belong to this term: it cannot be deleted.'],
  subjectNameEmpty: ['请输入学科名称', 'Enter the name of the subject.'],
  subjectGone: ['学科不存在', 'This subject does not exist.'],
  subjectPlace: ['学科不能放在自己下面', 'A subject cannot be part of itself.'],
  subjectTwin: ['已有学科“{0}”', 'There is a subject “{0}” already.'],
  catalogStays: ['目录不能移到别处', 'A folder cannot be moved elsewhere.'],
  catalogInUse: ['目录里还有 {0} 项内容，不能删除', 'The folder holds {0} things: it cannot be deleted.'],
  specimenNameEmpty: ['请输入标本名称', 'Enter the name of the specimen.'],
  bannerTitleEmpty: ['请输入标题', 'Enter a title.'],
  noticeTitleEmpty: ['请输入标题', 'Enter a title.'],
  noticeContentEmpty: ['请输入内容', 'Enter the text.'],
  noticeTooFar: ['最多可提前一年安排', 'At most a year ahead.'],
  noticeSent: ['消息已经发出，不能撤回', 'The message was sent and cannot be taken back.'],
  noticeForAll: [
    '只有学校管理员能发布公告；请选择你的学院',
    'Only the school’s administrators make announcements. Choose your academy.',
  ],
  schoolNameEmpty: ['请输入学校名称', 'Enter the name of the school.'],
  policyLengths: ['最长位数不能小于最短位数', 'The longest password cannot be shorter than the shortest.'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type TextKey = keyof typeof texts

export function say(lang: Lang, key: TextKey, ...values: (string | number)[]): string {
  const [zh, en] = texts[key]
  return fillText(inLang(lang, zh, en), values)
}

/** The caller's language: `Lang`, else the first of `Accept-Language`, else Chinese. */
export function langOf(lang: string | null | undefined, accepted: string | null | undefined): Lang {
  if (lang) return /^en/i.test(lang) ? 'en' : 'zh'
  return accepted && /^\s*en\b/i.test(accepted) ? 'en' : 'zh'
}
