import { examAddress } from '../../src/rules/addresses/noticeAddress.ts'
import type { AnnouncementSeed, BannerSeed, MessageSeed } from './types.ts'

/** Newest first. */
export const announcements: AnnouncementSeed[] = [
  {
    key: 'practical-week-16',
    title: { zh: '第 16 周标本考试的安排', en: 'The practical examination in week 16' },
    content: [
      {
        zh: '组织学与人体解剖学的标本考试在第 16 周的实验课时间进行，每站 60 秒，共 40 站，其中切片 24 站、模式图 16 站。',
        en: 'The practical in histology and anatomy takes place in the laboratory hours of week 16: 40 stations of 60 seconds, 24 with slides and 16 with diagrams.',
      },
      {
        zh: '作答须写标准名称，成对结构要写明左、右；未写侧别的按错误处理。',
        en: 'Give the standard name, and the side where a structure is paired; an answer without its side counts as wrong.',
      },
      { zh: '请提前 10 分钟到场，携带学生证。', en: 'Please come ten minutes early with your student card.' },
      // a mock exam of the same size opens from here
      { zh: examAddress({ subject: null, stations: 40 }), en: examAddress({ subject: null, stations: 40 }) },
    ],
    daysAgo: 1,
  },
  {
    key: 'heart-diagram',
    title: {
      zh: '人体解剖学新增“心腔内面”与“大脑动脉环”',
      en: 'Anatomy: heart interior and arterial circle added',
    },
    content: [
      {
        zh: '两幅模式图均已标注观察面和侧别，每幅 13 处以上结构，配有相应的章节练习。',
        en: 'Both diagrams state view and side, name 13 structures or more and come with chapter questions.',
      },
      {
        zh: '大脑动脉环为脑底面观，图的左侧是标本的右侧，看图前请先确认方位。',
        en: 'The arterial circle is seen from below: the left of the picture is the right side of the brain. Make sure of this first.',
      },
    ],
    daysAgo: 4,
  },
  {
    key: 'drawn-slides',
    title: { zh: '关于“绘制示意图”标记', en: 'About the tag “Drawn illustration”' },
    content: [
      {
        zh: '示例学校的切片由程序按真实尺寸绘制，用于熟悉结构与练习操作，因此图上始终带有“绘制示意图”标记。',
        en: 'The slides of the sample school are drawn by a program to real sizes, for learning structures and practising; each therefore always carries the tag “Drawn illustration”.',
      },
      {
        zh: '它们不能代替显微镜下的真实切片。染色深浅、制片假象和个体差异，请在实验课上用显微镜观察。',
        en: 'They do not replace real slides. For staining that varies, artefacts and differences between people, use the microscope in class.',
      },
    ],
    daysAgo: 9,
  },
  {
    key: 'names-used',
    title: { zh: '本平台使用的名词标准', en: 'The names used here' },
    content: [
      {
        zh: '中文以全国科学技术名词审定委员会公布的《组织学与胚胎学名词》《人体解剖学名词》为准，拉丁文参照国际术语集。',
        en: 'Chinese names follow the national terminologies of histology and embryology and of anatomy; Latin follows the international ones.',
      },
      {
        zh: '填空题同时接受通用的别名，如“移行上皮”“鲍曼囊”“蒲肯野细胞”；但“肾小体”与“血管球”等易混名词不能互换。',
        en: 'Fill-ins accept common synonyms such as urothelium; names that are easily confused, such as renal corpuscle and glomerulus, are not interchangeable.',
      },
    ],
    daysAgo: 16,
  },
  {
    key: 'practise-without-network',
    title: { zh: '地下实验室没有信号时怎样做题', en: 'Practising where there is no signal' },
    content: [
      {
        zh: '联网时先打开要练习的章节，题目和图片存到设备后，没有网络也可以作答。',
        en: 'Open the chapter once while online. When its questions and pictures are on your device you can answer without a network.',
      },
      {
        zh: '离线的作答保存在本机，联网后打开本应用即会发送，请在换设备或清除浏览器数据之前确认没有“待发送”。',
        en: 'Answers stay on the device and are sent when you open the app with a connection. Make sure nothing is waiting before you change device or clear browser data.',
      },
    ],
    daysAgo: 25,
  },
  {
    key: 'term-opens',
    title: { zh: '本学期形态学数字切片库开放', en: 'The slide library is open for this term' },
    content: [
      {
        zh: '组织学、人体解剖学、医学微生物学、人体寄生虫学和口腔医学五个学科现已开放，中医学正在准备。',
        en: 'Histology, anatomy, microbiology, parasitology and stomatology are open; traditional Chinese medicine is in preparation.',
      },
      {
        zh: '每张切片附有结构标注和要点，每章附有练习与解析。使用中的问题请告诉任课教师。',
        en: 'Every slide has marked structures with notes, every chapter questions with explanations. Please tell your teacher of any problem.',
      },
    ],
    daysAgo: 40,
  },
]

/** Newest first. */
export const messages: MessageSeed[] = [
  {
    key: 'review-cerebellum',
    kind: 'practice',
    title: { zh: '神经系统一章可以练习了', en: 'Nervous system: questions ready' },
    content: {
      zh: '本章共 10 题，其中 5 题需要看小脑切片作答。建议先看一遍切片再做题。',
      en: 'Ten questions, five of which need the slide of the cerebellum. Look through the slide first.',
    },
    daysAgo: 0,
  },
  {
    key: 'question-mended',
    kind: 'correction',
    title: { zh: '一道题目的解析已更正', en: 'An explanation has been corrected' },
    content: {
      zh: '“攀缘纤维与苔藓纤维”一题的解析已补充：每个浦肯野细胞只接受一条攀缘纤维。感谢同学指出。',
      en: 'The explanation on climbing and mossy fibres now says that each Purkinje cell receives only one climbing fibre. Thanks to the student who wrote.',
    },
    daysAgo: 2,
  },
  {
    key: 'course-histology-practical',
    kind: 'course',
    title: { zh: '《组织学实验》下周内容：泌尿系统', en: 'Practical histology next week: urinary system' },
    content: {
      zh: '请课前在肾皮质切片上找到一个带致密斑的肾小体，并比较近曲小管与远曲小管。',
      en: 'Before class find a renal corpuscle with its macula densa on the slide of the cortex and compare proximal with distal tubules.',
    },
    daysAgo: 3,
  },
  {
    key: 'specimen-schistosoma',
    kind: 'specimen',
    title: { zh: '新标本：日本血吸虫卵', en: 'New specimen: Schistosoma japonicum eggs' },
    content: {
      zh: '注意卵壳一侧的短小侧棘和卵内的毛蚴，并与蛔虫卵比较大小和卵壳。',
      en: 'Mind the small lateral spine and the miracidium, and compare size and shell with Ascaris eggs.',
    },
    daysAgo: 6,
  },
  {
    key: 'shared-device',
    kind: 'security',
    title: { zh: '在机房登录请打开“公用设备”', en: 'In the computer room, turn on “Shared device”' },
    content: {
      zh: '打开后，退出登录时本机不保留你的资料与作答。离开前请先确认没有待发送的内容。',
      en: 'With it on, nothing of yours stays on the machine after sign-out. Make sure nothing is waiting to be sent before you leave.',
    },
    daysAgo: 10,
  },
  {
    key: 'fill-in-synonyms',
    kind: 'practice',
    title: { zh: '填空题怎样判分', en: 'How fill-ins are judged' },
    content: {
      zh: '标准名称和通用别名都算对；左右、内外、动静脉写反算错，近似写法会提示但不给分。',
      en: 'Standard names and common synonyms are right; left for right or artery for vein is wrong; a near miss is pointed out but does not count.',
    },
    daysAgo: 14,
  },
  {
    key: 'course-oral-histology',
    kind: 'course',
    title: { zh: '《口腔组织学》已列入推荐课程', en: 'Oral histology is now among the recommended courses' },
    content: {
      zh: '课程从牙体磨片和腮腺切片入手，适合口腔医学专业二年级。',
      en: 'It starts from a ground section of a tooth and a slide of the parotid gland, for second-year students of stomatology.',
    },
    daysAgo: 21,
  },
  {
    key: 'welcome',
    kind: 'system',
    title: { zh: '欢迎使用形态课堂', en: 'Welcome to Vitrine' },
    content: {
      zh: '从首页选择学科开始，或在标本库中打开一张切片。语言和明暗主题可在“我的”中更改。',
      en: 'Choose a subject on the home page or open a slide in the library. Language and theme can be changed under “Me”.',
    },
    daysAgo: 41,
  },
]

/** Shown on the home page in this order. */
export const banners: BannerSeed[] = [
  {
    key: 'skin',
    title: { zh: '从指尖数清表皮五层', en: 'Five layers at your fingertip' },
    subtitle: { zh: '厚皮 · H&E · 结构标注', en: 'Thick skin, H&E, marked structures' },
    specimen: 'thick-skin',
    link: { specimen: 'thick-skin' },
  },
  {
    key: 'arterial-circle',
    title: { zh: '大脑动脉环，先定方位再认血管', en: 'The arterial circle: sides first, then vessels' },
    subtitle: { zh: '脑底面观 · 模式图', en: 'Inferior view, diagram' },
    specimen: 'circle-of-willis',
    link: { specimen: 'circle-of-willis' },
  },
  {
    key: 'smears',
    title: { zh: '涂片、虫卵与牙磨片', en: 'Smears, eggs and a ground tooth' },
    subtitle: { zh: '到标本库看全部学科', en: 'See every subject in the library' },
    specimen: 'staphylococcus-aureus',
    link: { path: '/resource' },
  },
]
