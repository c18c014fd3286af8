/** Questions in the shape in which Moodle 4.5 writes them. */
const cdata = (text: string) => (/[<>&]/.test(text) ? `<![CDATA[${text}]]>` : text)

export const answer = (fraction: string | number, text: string, feedback = '', more = '') => `
    <answer fraction="${fraction}" format="html">
      <text>${cdata(text)}</text>
      <feedback format="html">
        <text>${cdata(feedback)}</text>
      </feedback>
${more}    </answer>`

export const file = (name: string, bytes: Buffer | string) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`

interface Parts {
  name?: string
  format?: string
  /** files of the text */
  files?: string
  /** elements behind the head */
  more?: string
}

export const question = (
  type: string,
  text: string,
  { name = text.slice(0, 20), format = 'html', files = '', more = '' }: Parts = {},
) => `
  <question type="${type}">
    <name>
      <text>${cdata(name)}</text>
    </name>
    <questiontext format="${format}">
      <text>${cdata(text)}</text>
${files}    </questiontext>
    <generalfeedback format="html">
      <text></text>
    </generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber></idnumber>${more}
  </question>`

export const category = (path: string, info = '') => `
  <question type="category">
    <category>
      <text>${cdata(path)}</text>
    </category>
    <info format="moodle_auto_format">
      <text>${cdata(info)}</text>
    </info>
    <idnumber></idnumber>
  </question>`

export const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<!-- question: 0  -->${questions.join('')}\n</quiz>\n`

/** In a catalogue of its own. */
export const course = (...questions: string[]) => quiz(category('$course$/top/Course'), ...questions)
