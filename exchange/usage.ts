/** How `npm run import --` is used, in both languages. */
import type { Lang } from '../src/rules/lang.ts'

const commands = `npm run import -- slides PATH [--table FILE] [--subject KEY --catalog KEY] [--owner LOGIN]
                            [--name NAME] [--um NUMBER] [--minutes NUMBER] [--report FILE]
npm run import -- decks PATH --owner LOGIN [--name NAME]
npm run import -- questions FILE [--subject KEY] [--catalog KEY] [--skip] [--report FILE]
npm run import -- accounts FILE.xlsx|FILE.csv [--confirm] [--passwords FILE]
npm run import -- export FILE.xml|FILE.xlsx [--subject KEY] [--catalog KEY]
npm run import -- template FILE.xlsx|FILE.csv`

const en = `
  slides     TIFF, OME-TIFF, SVS, JPEG, PNG, WebP, DZI, SZI, with OpenSlide's tools also NDPI, MRXS and SCN,
             or a folder of them
  decks      PDF, pictures or a ZIP or folder of them; PPT and PPTX where LibreOffice is. The teacher looks at
             every page in the app before anybody else sees it
  questions  Moodle XML, GIFT, Aiken or a table (.xlsx, .csv) as the template has it. Categories become catalogues of the subject.
             The same file again updates and doubles nothing
  accounts   students and teachers by their numbers, with academies, grades and classes. It previews; with
             --confirm it writes. The same file again changes nothing
  export     the school's questions, or those of a subject or catalogue, for Moodle or as a table
  template   a table to be filled in: .xlsx for questions, with an example of each kind; .csv for slides

  --subject  and --catalog: where it goes, for what the file does not tell; key, name or id.
             With --catalog all questions go into that one
  --skip     passes over questions that are wrong; else one of them keeps the whole file out
  --table    xlsx or csv with a row for each slide; else slides.xlsx or slides.csv in the folder
  --owner    login name of the teacher whose specimens or decks they are
  --name     for a single slide; else the file's own name
  --um       µm for each px, where the table does not tell it
  --minutes  longest time for one file; else by its size
  --confirm  writes the accounts that were previewed
  --passwords where the first passwords are written; else to the terminal. They are stored nowhere else
  --report   where the report is written; else the folder import in DATA_DIR
  --lang     zh or en; else as the system speaks`

const zh = `
  slides     TIFF、OME-TIFF、SVS、JPEG、PNG、WebP、DZI、SZI，装有 OpenSlide 工具时还有 NDPI、MRXS、SCN，
             或装有这些文件的文件夹
  decks      PDF、图片、装有图片的 ZIP 或文件夹；装有 LibreOffice 时还有 PPT、PPTX。教师在应用里
             逐页核对后才会公开
  questions  Moodle XML、GIFT、Aiken，或按模板填好的表格（.xlsx、.csv）。类别成为学科的目录。
             同一文件再次导入只会更新，不会重复
  accounts   学生和教师账号，按学号或工号识别，学院、年级、班级由表格生成。默认只预览，
             加 --confirm 才写入；同一文件再次导入不会重复
  export     导出全校、某一学科或某一目录的题目，供 Moodle 使用或成为表格
  template   可填写的表格：.xlsx 用于题目，每种题型都有示例；.csv 用于切片

  --subject  和 --catalog：放在哪里，用于文件没有说明的；写编号、名称或 id。
             写了 --catalog，所有题目都放进这个目录
  --skip     略过不正确的题目；否则有一道不正确，整个文件都不导入
  --table    xlsx 或 csv，每张切片一行；不写则用文件夹里的 slides.xlsx 或 slides.csv
  --owner    标本或课件所属教师的登录名
  --name     只有一张切片时的名称；不写则用文件名
  --um       每像素多少 µm，用于表格没有说明的
  --minutes  一个文件最多用多少分钟；不写则按大小
  --confirm  写入预览过的账号
  --passwords 初始密码写到哪个文件；不写则显示在终端。别处不保存
  --report   报告写到哪里；不写则在 DATA_DIR 的 import 文件夹
  --lang     zh 或 en；不写则随系统`

export const usage = (lang: Lang): string => commands + (lang === 'zh' ? zh : en)
