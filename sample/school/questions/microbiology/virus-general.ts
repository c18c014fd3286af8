import type { QuestionSeed } from '../../types.ts'
import { essay, fill, judge, match, no, other, patient, several, single, words, yes } from '../write.ts'

export const virusGeneralQuestions: QuestionSeed[] = [
  single(
    'virus-only-one-acid',
    1,
    [
      '病毒与其他微生物最根本的区别之一是',
      'A basic difference between viruses and other microbes is that viruses',
    ],
    [
      yes('只含一种核酸（DNA 或 RNA）', 'contain one nucleic acid only (DNA or RNA)'),
      no('能在普通培养基上生长', 'grow on plain media'),
      no('以二分裂方式增殖', 'divide in two'),
      no('有核糖体和自己的能量代谢，而无细胞壁', 'have ribosomes and a metabolism of their own, but no wall'),
    ],
    [
      '病毒只含 DNA 或 RNA，无细胞结构和核糖体，以复制方式在活细胞内增殖。二分裂、无壁而有核糖体是支原体等原核生物的特点。',
      'Viruses have no cell, no ribosomes and replicate within living cells. Fission and ribosomes without a wall describe mycoplasma.',
    ],
    ['病毒、核酸', 'virus, nucleic acid'],
  ),
  fill(
    'virus-basic-parts',
    1,
    [
      '病毒的核酸核心外包有由壳粒构成的____；有些病毒在其外还有来自宿主细胞的膜（细胞膜、核膜等）的____。',
      'Round the nucleic acid of a virus lies its ____, built of capsomeres; some viruses also have an ____ derived from a membrane of the host cell (plasma, nuclear or other).',
    ],
    [words('衣壳', '蛋白衣壳', 'capsid'), words('包膜', '囊膜', 'envelope')],
    [
      '核酸与衣壳合称核衣壳，是病毒的基本结构；包膜含脂质和病毒糖蛋白（刺突）。荚膜为细菌结构。',
      'Nucleic acid and capsid together are the nucleocapsid. The envelope holds lipid and viral glycoproteins. A capsule is bacterial.',
    ],
    ['核衣壳、包膜', 'nucleocapsid, envelope'],
  ),
  single(
    'virus-ether',
    2,
    ['乙醚能使其灭活的病毒，必然具有', 'A virus inactivated by ether must have'],
    [
      no('双链 DNA', 'double-stranded DNA'),
      no('二十面体衣壳', 'a capsid of icosahedral form'),
      yes('含脂质的包膜', 'an envelope with lipid'),
      no('逆转录酶', 'reverse transcriptase'),
    ],
    [
      '脂溶剂破坏包膜使有包膜病毒失去感染性；核酸类型、衣壳对称性和酶与乙醚敏感性无必然关系。',
      'Fat solvents destroy the envelope; nucleic acid, symmetry and enzymes have nothing to do with it.',
    ],
    ['包膜、乙醚敏感性', 'envelope, ether sensitivity'],
  ),
  match(
    'virus-replication-steps',
    2,
    ['为下列事件选出病毒复制周期的阶段。', 'To which step of the cycle does each event belong?'],
    [
      ['吸附', 'Adsorption'],
      ['穿入', 'Penetration'],
      ['脱壳', 'Uncoating'],
      ['生物合成', 'Biosynthesis'],
      ['组装与释放', 'Assembly and release'],
    ],
    [
      ['病毒刺突与细胞表面受体特异结合', 'Spikes bind to receptors', 0],
      ['包膜与细胞膜融合，核衣壳进入胞质', 'The envelope fuses and the nucleocapsid enters', 1],
      [
        '核酸复制，细胞内查不到完整病毒体（隐蔽期）',
        'Nucleic acid is copied while no complete virion is found in the cell (eclipse)',
        3,
      ],
      ['核衣壳以出芽方式获得包膜', 'Nucleocapsids bud and gain an envelope', 4],
      ['核酸从衣壳中释放出来', 'Nucleic acid leaves the capsid', 2],
    ],
    [
      '五步依次为吸附、穿入、脱壳、生物合成、组装与释放；吸附决定宿主和组织嗜性；隐蔽期主要对应生物合成阶段。',
      'The order is adsorption, penetration, uncoating, biosynthesis, assembly and release. Adsorption decides tropism; the eclipse is chiefly biosynthesis; budding belongs to release.',
    ],
    ['复制周期、隐蔽期', 'replication cycle, eclipse'],
  ),
  single(
    'virus-plus-strand',
    3,
    [
      '单正链 RNA 病毒的基因组进入细胞后可直接',
      'Once in the cell, the genome of a positive-strand RNA virus can directly serve as',
    ],
    [
      yes('作为 mRNA 翻译蛋白质', 'mRNA for translation'),
      no('作为模板由宿主 DNA 聚合酶复制', 'a template for host DNA polymerase'),
      no('整合入宿主染色体', 'an insert in the chromosome'),
      no('被宿主 RNA 聚合酶Ⅱ转录', 'a template for RNA polymerase II'),
    ],
    [
      '正链 RNA 具有 mRNA 功能，裸露的基因组即有感染性；负链 RNA 须由病毒自带的 RNA 聚合酶先转录。整合须经逆转录（逆转录病毒）；宿主 DNA 聚合酶不以 RNA 为模板。',
      'It is messenger and infectious by itself; negative strands need the viral polymerase. Integration needs reverse transcription; host polymerases do not copy RNA.',
    ],
    ['单正链 RNA 病毒、mRNA', 'positive-strand RNA virus, mRNA'],
  ),
  several(
    'virus-defective',
    3,
    ['关于缺陷病毒，正确的有', 'True of defective viruses:'],
    [
      yes(
        '基因组不完整或有缺陷，单独不能完成复制',
        'their genome is incomplete and they cannot replicate alone',
      ),
      yes('与辅助病毒共存时可以复制', 'they replicate beside a helper virus'),
      yes('丁型肝炎病毒需乙型肝炎病毒辅助', 'hepatitis D virus needs hepatitis B virus'),
      no('指不能感染任何细胞的死病毒', 'they are dead viruses that infect no cell'),
      no('可在无细胞培养基中生长', 'they grow on cell-free media'),
    ],
    [
      '缺陷病毒能进入细胞，但须辅助病毒提供缺失成分；HDV 由 HBV 提供 HBsAg。任何病毒都不能在无细胞培养基中生长。',
      'They enter cells but need the missing parts from a helper (HBsAg for HDV). No virus grows without cells.',
    ],
    ['缺陷病毒、辅助病毒', 'defective virus, helper virus'],
  ),
  single(
    'virus-interferon',
    2,
    ['干扰素抗病毒的机制是', 'Interferon works by'],
    [
      no('直接中和细胞外的病毒', 'neutralising virus outside cells'),
      no('进入细胞后直接破坏病毒的核酸', 'entering cells and destroying the viral nucleic acid directly'),
      yes('诱导邻近细胞产生抗病毒蛋白', 'inducing antiviral proteins in neighbouring cells'),
      no('封闭病毒的衣壳', 'coating the capsid'),
    ],
    [
      '干扰素与细胞受体结合，诱导 2′-5′A 合成酶、蛋白激酶等，抑制病毒蛋白合成，作用有广谱性、种属特异性。中和细胞外病毒的是抗体。',
      'It binds cell receptors and induces enzymes that stop viral protein synthesis; broad, but species-specific. Neutralising is done by antibody.',
    ],
    ['干扰素、抗病毒蛋白', 'interferon, antiviral protein'],
  ),
  match(
    'virus-persistent',
    3,
    ['为下列疾病选出病毒感染的类型。', 'Which type of infection is each?'],
    [
      ['急性感染', 'Acute infection'],
      ['潜伏感染', 'Latent infection'],
      ['慢性感染', 'Chronic infection'],
      ['慢发病毒感染', 'Slow infection'],
    ],
    [
      ['带状疱疹', 'Herpes zoster', 1],
      ['亚急性硬化性全脑炎', 'Subacute sclerosing panencephalitis', 3],
      ['普通感冒', 'The common cold', 0],
      ['乙型肝炎表面抗原携带半年以上', 'Hepatitis B surface antigen carried for more than half a year', 2],
      ['反复发作的唇疱疹', 'Recurrent herpes of the lip', 1],
    ],
    [
      '潜伏感染间歇期查不到病毒，可反复激活（疱疹病毒）；慢性感染可持续检出病毒；慢发感染潜伏期数年、进行性致死；急性感染病程短、病毒被清除。',
      'Latent: no virus between attacks (herpes); chronic: virus found all the time; slow: years, then fatal; acute: short and cleared.',
    ],
    ['潜伏感染、慢性感染、慢发病毒感染', 'latent infection, chronic infection, slow infection'],
  ),
  judge(
    'virus-inclusion',
    2,
    [
      '某些病毒感染的细胞内出现光镜可见的包涵体，可作为病毒感染的辅助诊断，如狂犬病的内氏小体。',
      'Inclusion bodies seen by light microscopy help in diagnosis, such as the Negri bodies of rabies.',
    ],
    true,
    [
      '对。内氏小体位于神经细胞胞质内，嗜酸性；巨细胞病毒则为核内“猫头鹰眼”包涵体。',
      'True: Negri bodies are eosinophilic in the cytoplasm of neurons; cytomegalovirus gives nuclear owl-eye inclusions.',
    ],
    ['包涵体、内氏小体', 'inclusion body, Negri body'],
  ),
  judge(
    'virus-on-agar',
    1,
    [
      '把病毒标本接种到血琼脂平板，延长培养时间即可长出病毒菌落。',
      'A virus plated on blood agar forms colonies if one waits long enough.',
    ],
    false,
    [
      '病毒是专性细胞内寄生，只能用细胞培养、鸡胚或动物接种分离。',
      'Viruses live in cells only: cell culture, chick embryo or animals are needed.',
    ],
    ['细胞培养、鸡胚接种', 'cell culture, chick embryo'],
  ),
  several(
    'virus-transmit-vertical',
    2,
    ['常可经母婴（垂直）途径传播的病毒有', 'Viruses often passed from mother to child are'],
    [
      yes('乙型肝炎病毒', 'hepatitis B virus'),
      yes('人类免疫缺陷病毒', 'human immunodeficiency virus'),
      yes('风疹病毒', 'rubella virus'),
      no('甲型肝炎病毒', 'hepatitis A virus'),
      no('轮状病毒', 'rotavirus'),
      yes('巨细胞病毒', 'cytomegalovirus'),
    ],
    [
      'HBV、HIV、风疹病毒、CMV 可经胎盘、产道或哺乳传播；甲型肝炎病毒和轮状病毒主要经粪-口水平传播。',
      'The four cross placenta, birth canal or milk; hepatitis A and rotavirus spread by the faecal-oral route.',
    ],
    ['垂直传播', 'vertical transmission'],
  ),
  single(
    'virus-size-unit',
    1,
    ['测量病毒体大小所用的单位和观察其形态的工具是', 'Virions are measured in, and their form is seen by,'],
    [
      no('微米，油镜', 'micrometres, oil immersion'),
      yes('纳米，电子显微镜', 'nanometres, electron microscope'),
      no('纳米，相差显微镜', 'nanometres, phase contrast'),
      no('微米，暗视野显微镜', 'micrometres, dark-field microscope'),
    ],
    [
      '大多数病毒为 20～300 nm，低于光镜（包括暗视野和相差）的分辨率；细菌以微米计，用油镜观察。',
      'Most are 20 to 300 nm, beyond any light microscope (dark field and phase contrast included); bacteria are counted in micrometres and seen by oil immersion.',
    ],
    ['纳米、电子显微镜', 'nanometre, electron microscope'],
  ),
  essay(
    'virus-antigen-change',
    3,
    [
      '什么是抗原漂移和抗原转变？以甲型流感病毒为例说明其机制和后果。',
      'What are antigenic drift and shift? Explain with influenza A virus.',
    ],
    [
      '抗原漂移：HA、NA 基因点突变累积，抗原小幅变异，属量变，引起中、小流行。抗原转变：不同毒株感染同一细胞时基因节段重配，出现新亚型，抗原大幅变异，属质变，人群缺乏免疫，可致大流行。甲型流感病毒 RNA 分节段（8 段）且宿主广（人、禽、猪），故易发生。',
      'Drift: point mutations of HA and NA, small change, epidemics of limited size. Shift: reassortment of segments when two strains infect one cell gives a new subtype to which nobody is immune: pandemics. Eight segments and many hosts (man, birds, pigs) favour it in influenza A.',
    ],
    [
      '得分要点：点突变与重配、量变与质变、流行规模、分节段基因组。',
      'Points: mutation or reassortment, degree, scale, segmented genome.',
    ],
    [
      '点突变、流行、基因节段重配、新亚型、大流行',
      'point mutations, epidemics, reassortment, new subtype, pandemics',
    ],
  ),
  patient(
    'virus-serology',
    4,
    [
      '女，孕 10 周，接触出疹患儿后 2 周出现低热、耳后淋巴结肿大和细小皮疹。疑风疹。',
      'A woman ten weeks pregnant has slight fever, swollen nodes behind the ears and a fine rash two weeks after meeting a child with a rash. Rubella is suspected.',
    ],
    [
      single(
        'virus-serology-test',
        3,
        ['最能支持近期原发感染的血清学结果是', 'Which serology best supports recent first infection?'],
        [
          no('特异性 IgG 阳性、滴度不变，IgM 阴性', 'Specific IgG present and unchanged, IgM absent'),
          yes(
            '特异性 IgM 阳性，IgG 双份血清 4 倍以上升高',
            'Specific IgM present and a fourfold rise of IgG',
          ),
          no('总 IgE 升高', 'Raised total IgE'),
          no('IgG、IgM 均阴性', 'Neither IgG nor IgM'),
        ],
        [
          'IgM 出现早，双份血清 IgG 升高 4 倍以上提示近期感染。单独 IgG 稳定为既往感染或免疫接种；均阴性为易感；IgE 与此无关。',
          'IgM comes early; a fourfold rise is recent. Stable IgG is past, none is susceptible, IgE is unrelated.',
        ],
      ),
      several(
        'virus-serology-baby',
        3,
        ['胎儿早孕期感染可致', 'Infection of the fetus in early pregnancy may cause'],
        [
          yes('先天性白内障', 'cataract'),
          yes('先天性心脏病', 'heart defects'),
          yes('耳聋', 'deafness'),
          no('苯丙酮尿症', 'phenylketonuria'),
          no('唐氏综合征', 'Down syndrome'),
        ],
        [
          '先天性风疹综合征三联：白内障、心脏畸形、耳聋；苯丙酮尿症为酶遗传缺陷，唐氏综合征为染色体病。',
          'Cataract, heart defect and deafness are the triad of congenital rubella; phenylketonuria is an enzyme defect, Down syndrome chromosomal.',
        ],
      ),
    ],
    [
      '风疹病毒经胎盘感染胎儿，越早孕危害越大，育龄妇女应事先接种疫苗。',
      'The earlier in pregnancy the worse; women should be vaccinated beforehand.',
    ],
    ['风疹、IgM、先天性风疹综合征', 'rubella, IgM, congenital rubella syndrome'],
  ),
  other(
    'term',
    'virus-prion',
    2,
    ['朊粒', 'Prion'],
    [
      '由宿主细胞基因编码的正常朊蛋白（PrPᶜ）构象改变而成的致病性蛋白（PrPˢᶜ），不含核酸，可自我传播，抵抗力极强，引起传染性海绵状脑病，如克-雅病。',
      'An infectious protein (PrPSc), a misfolded form of the host protein PrPC, without nucleic acid, extremely resistant, that causes spongiform encephalopathies such as Creutzfeldt-Jakob disease.',
    ],
    [
      '须写“不含核酸”和构象改变；它不是病毒。',
      'No nucleic acid and changed shape are needed; it is not a virus.',
    ],
    [
      '朊蛋白、构象、不含核酸、海绵状脑病',
      'host protein, misfolded, without nucleic acid, spongiform encephalopathies',
    ],
  ),
]
