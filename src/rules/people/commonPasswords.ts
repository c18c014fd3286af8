/** Passwords that everybody tries first, written as their letters alone; digits and signs added to them hide nothing. */
const words = new Set(
  `password passwort passwd pass pwd qwerty qwertyuiop qwert qwer qwe qwertz azerty asdf asdfgh asdfghjkl asd zxc zxcv
  zxcvbn zxcvbnm qaz qazwsx wsx edc qazwsxedc zaq zaqwsx abc abcd abcde abcdef abcabc aaa aa a aaaaaa admin administrator
  root user test testing guest default changeme change welcome hello letmein login access master secret private system
  server security manager super superman batman spiderman ironman pokemon naruto dragon monkey tiger lion eagle falcon
  shadow sunshine moonlight starlight princess prince angel love iloveyou loveyou lovely baby babygirl sweetheart forever
  football baseball basketball soccer hockey tennis liverpool chelsea arsenal barcelona juventus madrid michael jordan
  jessica ashley amanda jennifer daniel thomas robert charlie andrew george matthew joshua anthony william nicole hannah
  summer winter spring autumn january february march april june july august september october november december monday
  sunday friday holiday freedom whatever trustno nothing computer internet google facebook linkedin microsoft windows
  samsung iphone apple android huawei xiaomi tencent alibaba weixin wechat taobao baidu woaini woaiwo woaini aini wo ni
  woshishui nihao zhongguo beijing shanghai china wang zhang liu chen yang huang zhao zhou wu xu sun zhu gao lin he guo
  mima mimashi woaizhongguo laopo laogong baobao tiantian xiaoxiao caonima killer hunter hacker matrix phoenix cookie
  chocolate banana orange cheese pepper ginger flower purple yellow silver golden diamond ferrari porsche mercedes toyota
  honda mustang harley yamaha corvette thunder lightning warrior gandalf starwars jedi merlin wizard buster maggie bailey
  sophie charlie jackson cooper tigger snoopy mickey donald minnie zaqxsw vfr bgt nhy mju xsw cde vitrine`.split(
    /\s+/,
  ),
)

/** Rows and columns of keys and the like, which hold no word. */
const rows = [
  '1qaz2wsx',
  '1q2w3e4r',
  '1q2w3e',
  'q1w2e3r4',
  'zaq12wsx',
  '123qwe',
  '1234qwer',
  'a1b2c3',
  '5201314',
  '1314520',
]

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const lettersOnly = (text: string) => text.replace(/[^a-z]/g, '')

/** The text from its first letter to its last. An expression for the end alone would try it from every place. */
function fromFirstToLastLetter(text: string): string {
  const first = text.search(/[a-z]/)
  let end = text.length
  while (end > first && !/[a-z]/.test(text.charAt(end - 1))) end--
  return first === -1 ? '' : text.slice(first, end)
}

/** Whether a guesser's first thousand tries would find this password. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const shifted = lower.replace(/[!@#$%^&*]/g, (sign) => String('!@#$%^&*'.indexOf(sign) + 1))
  const keys = [lower, shifted].map((text) => text.replace(/[^a-z0-9]/g, ''))
  if (rows.some((row) => keys.some((text) => text.startsWith(row)))) return true
  // removes signs added before and behind the word, then reads signs that stand for a letter as that letter
  const core = fromFirstToLastLetter(lower)
  const spelled = [...core].map((sign) => lookalikes[sign] ?? sign).join('')
  return words.has(lettersOnly(core)) || words.has(lettersOnly(spelled))
}
