import type { QuestionSeed } from '../../types.ts'
import { essay, fill, judge, match, no, other, patient, several, single, words, yes } from '../write.ts'

export const virusSpecialQuestions: QuestionSeed[] = [
  match(
    'viruses-families',
    2,
    ['为下列病毒选出基因组类型。', 'What genome has each virus?'],
    [
      ['双链 DNA', 'Double-stranded DNA'],
      ['单正链 RNA', 'Positive-strand RNA'],
      ['分节段单负链 RNA', 'Segmented negative-strand RNA'],
      ['双链 RNA', 'Double-stranded RNA'],
      ['两条相同的正链 RNA，经逆转录复制', 'Two equal positive strands, copied by reverse transcription'],
    ],
    [
      ['单纯疱疹病毒', 'Herpes simplex virus', 0],
      ['脊髓灰质炎病毒', 'Poliovirus', 1],
      ['甲型流感病毒', 'Influenza A virus', 2],
      ['轮状病毒', 'Rotavirus', 3],
      ['人类免疫缺陷病毒', 'HIV', 4],
      ['丙型肝炎病毒', 'Hepatitis C virus', 1],
    ],
    [
      '疱疹病毒为双链 DNA；脊髓灰质炎病毒、丙肝病毒为单正链 RNA；流感病毒为 8 段单负链；轮状病毒为 11 段双链 RNA；HIV 为逆转录病毒。',
      'Herpes DNA; polio and hepatitis C positive RNA; influenza eight negative segments; rota eleven double-stranded segments; HIV a retrovirus.',
    ],
    ['病毒基因组', 'viral genome'],
  ),
  single(
    'viruses-hbv-protect',
    2,
    ['乙型肝炎疫苗接种成功的标志是血清中出现', 'Successful vaccination against hepatitis B shows as'],
    [no('HBsAg', 'HBsAg'), yes('抗-HBs', 'anti-HBs'), no('抗-HBc', 'anti-HBc'), no('HBeAg', 'HBeAg')],
    [
      '疫苗成分为 HBsAg，诱生保护性抗-HBs。抗-HBc 只见于自然感染；HBsAg 阳性提示感染，HBeAg 提示复制活跃、传染性强。',
      'The vaccine is HBsAg and induces anti-HBs. Anti-HBc follows infection only; HBsAg means infection, HBeAg active replication.',
    ],
    ['抗-HBs、乙肝疫苗', 'anti-HBs, hepatitis B vaccine'],
  ),
  match(
    'viruses-hbv-panel',
    3,
    ['为下列血清学模式选出解释。', 'What does each serological pattern mean?'],
    [
      ['急性或慢性乙型肝炎，传染性强（“大三阳”）', 'Acute or chronic hepatitis B, highly infectious'],
      ['慢性感染，病毒复制通常较低（“小三阳”）', 'Chronic infection, replication usually lower'],
      ['疫苗接种后', 'After vaccination'],
      ['既往感染，已恢复', 'Past infection, recovered'],
      ['未感染过且未免疫', 'Neither infected nor immune'],
    ],
    [
      ['HBsAg（+）HBeAg（+）抗-HBc（+）', 'HBsAg, HBeAg and anti-HBc positive', 0],
      ['仅抗-HBs（+）', 'Only anti-HBs positive', 2],
      [
        '抗-HBs（+）抗-HBe（+）抗-HBc（+），HBsAg（−）',
        'Anti-HBs, anti-HBe, anti-HBc positive, HBsAg negative',
        3,
      ],
      ['全部阴性', 'All negative', 4],
      ['HBsAg（+）抗-HBe（+）抗-HBc（+）', 'HBsAg, anti-HBe, anti-HBc positive', 1],
    ],
    [
      'HBeAg 反映复制；抗-HBc 区分自然感染与疫苗；抗-HBs 为保护性抗体。',
      'HBeAg tells replication; anti-HBc infection as against vaccine; anti-HBs protects.',
    ],
    ['两对半、HBeAg、抗-HBc', 'hepatitis B markers, HBeAg, anti-HBc'],
  ),
  single(
    'viruses-hiv-receptor',
    2,
    ['HIV 感染 CD4⁺T 细胞时，与细胞 CD4 分子结合的病毒蛋白是', 'Which protein of HIV binds CD4?'],
    [
      no('p24', 'p24'),
      yes('gp120', 'gp120'),
      no('gp41', 'gp41'),
      no('HIV 逆转录酶', 'HIV reverse transcriptase'),
    ],
    [
      'gp120 与 CD4 及辅助受体（CCR5、CXCR4）结合，gp41 介导膜融合，p24 为衣壳蛋白（诊断抗原），逆转录酶合成 cDNA。',
      'gp120 binds CD4 and a coreceptor, gp41 fuses, p24 is capsid, the enzyme makes cDNA.',
    ],
    ['HIV、gp120、CD4', 'HIV, gp120, CD4'],
  ),
  fill(
    'viruses-influenza-spikes',
    2,
    [
      '甲、乙型流感病毒表面的刺突有两种：与细胞受体结合的____和利于病毒释放的____。',
      'Influenza A and B viruses have two spikes: ____ that binds the receptor and ____ that helps release.',
    ],
    [
      words('血凝素', 'HA', '血凝素（HA）', 'haemagglutinin', 'hemagglutinin'),
      words('神经氨酸酶', 'NA', '神经氨酸酶（NA）', 'neuraminidase'),
    ],
    [
      'HA 结合唾液酸受体，抗-HA 为中和抗体；NA 水解唾液酸，奥司他韦抑制它。丙型只有一种刺突。分型（甲、乙、丙）依据核蛋白和 M 蛋白。',
      'HA binds sialic acid and is the target of neutralising antibody; NA cuts it and is inhibited by oseltamivir. Type C has a single spike. Types A, B, C rest on nucleoprotein and M protein.',
    ],
    ['血凝素、神经氨酸酶', 'haemagglutinin, neuraminidase'],
  ),
  several(
    'viruses-faecal-oral',
    2,
    ['主要经粪-口途径传播的肝炎病毒有', 'Hepatitis viruses spread mainly by the faecal-oral route are'],
    [yes('甲型', 'A'), no('乙型', 'B'), no('丙型', 'C'), no('丁型', 'D'), yes('戊型', 'E')],
    [
      '甲、戊型经粪-口传播，多为急性；乙、丙、丁型经血液等传播，可转为慢性。孕妇感染戊型病死率高。',
      'A and E, mostly acute; B, C and D by blood, and may become chronic. E is dangerous in pregnancy.',
    ],
    ['甲型肝炎、戊型肝炎', 'hepatitis A, hepatitis E'],
  ),
  match(
    'viruses-latency-place',
    3,
    [
      '为下列疱疹病毒选出主要的潜伏部位（选最确切者）。',
      'Where does each herpesvirus chiefly lie latent? Choose the most exact site.',
    ],
    [
      ['三叉神经节', 'Trigeminal ganglion'],
      ['骶神经节', 'Sacral ganglia'],
      ['各节段后根神经节和脑神经节', 'Dorsal root ganglia of all levels and cranial ganglia'],
      ['B 淋巴细胞', 'B lymphocytes'],
    ],
    [
      ['水痘-带状疱疹病毒', 'Varicella-zoster virus', 2],
      ['EB 病毒', 'Epstein-Barr virus', 3],
      ['单纯疱疹病毒 1 型', 'Herpes simplex virus 1', 0],
      ['单纯疱疹病毒 2 型', 'Herpes simplex virus 2', 1],
    ],
    [
      'HSV-1 潜伏于三叉神经节（和颈上神经节），HSV-2 于骶神经节，VZV 可于任何节段的后根神经节和脑神经节，EBV 于 B 细胞。',
      'HSV-1 trigeminal, HSV-2 sacral, VZV sensory ganglia of any level, EBV B cells.',
    ],
    ['疱疹病毒、潜伏', 'herpesvirus, latency'],
  ),
  single(
    'viruses-ebv-not',
    3,
    ['与 EB 病毒感染无明确关系的疾病是', 'Which is not clearly linked to Epstein-Barr virus?'],
    [
      no('传染性单核细胞增多症', 'Infectious mononucleosis'),
      no('鼻咽癌', 'Nasopharyngeal carcinoma'),
      no('非洲儿童 Burkitt 淋巴瘤', 'African Burkitt lymphoma'),
      yes('宫颈癌', 'Cervical carcinoma'),
    ],
    [
      '宫颈癌与高危型人乳头瘤病毒（16、18 型）相关；前三者均与 EBV 相关。',
      'Cervical cancer is due to papillomavirus 16 and 18; the others are linked to EBV.',
    ],
    ['EB 病毒、人乳头瘤病毒', 'Epstein-Barr virus, papillomavirus'],
  ),
  single(
    'viruses-polio-target',
    2,
    ['脊髓灰质炎病毒引起弛缓性瘫痪，主要侵犯', 'In poliomyelitis flaccid palsy results from infection of'],
    [
      no('脊髓后角感觉神经元', 'posterior horn sensory neurons'),
      no('神经肌接头', 'the neuromuscular junction'),
      no('后根神经节', 'dorsal root ganglia'),
      yes('脊髓前角运动神经元', 'anterior horn motor neurons'),
    ],
    [
      '病毒破坏脊髓前角运动神经元，致下运动神经元瘫痪，感觉正常。后角和后根节受累为感觉障碍；神经肌接头受累见于肉毒中毒。',
      'Lower motor neurons die, sensation is spared. Posterior horn and ganglia are sensory; the junction is botulism.',
    ],
    ['脊髓灰质炎、前角', 'poliomyelitis, anterior horn'],
  ),
  judge(
    'viruses-rabies-vaccine',
    2,
    [
      '被犬咬伤后应尽快彻底冲洗伤口并全程接种狂犬疫苗，Ⅲ级暴露者加用免疫球蛋白；因潜伏期较长，暴露后接种仍可预防发病。',
      'After a dog bite the wound is washed thoroughly at once and the full course of rabies vaccine given, with immunoglobulin in category III exposure; since incubation is long, vaccination after exposure can still prevent disease.',
    ],
    true,
    [
      '对。Ⅲ级暴露时狂犬病免疫球蛋白注射于伤口周围；一旦发病几乎均死亡。',
      'True; in category III exposure the immunoglobulin is injected round the wound. Once ill nearly all die.',
    ],
    ['狂犬病、暴露后预防', 'rabies, post-exposure prophylaxis'],
  ),
  several(
    'viruses-enterovirus',
    3,
    [
      '关于小 RNA 病毒科中的人肠道病毒（脊髓灰质炎、柯萨奇、埃可病毒等），正确的有',
      'True of the human enteroviruses among the picornaviruses (polio-, coxsackie-, echoviruses and others):',
    ],
    [
      yes('无包膜', 'they have no envelope'),
      yes('耐酸、耐乙醚', 'they withstand acid and ether'),
      yes('在肠道增殖，却多引起肠道外疾病', 'they multiply in the gut but mostly cause disease elsewhere'),
      no('基因组为分节段双链 RNA', 'their genome is segmented double-stranded RNA'),
      yes(
        'EV71 和柯萨奇 A16 是手足口病的主要病原',
        'EV71 and coxsackie A16 are main causes of hand, foot and mouth disease',
      ),
    ],
    [
      '肠道病毒为无包膜单正链 RNA 病毒，抵抗力强（同科的鼻病毒不耐酸）；分节段双链 RNA 为轮状病毒。',
      'They are naked, resistant positive-strand viruses (rhinoviruses, of the same family, do not stand acid); segmented double-stranded RNA is rotavirus.',
    ],
    ['肠道病毒、手足口病', 'enterovirus, hand foot and mouth disease'],
  ),
  single(
    'viruses-infant-diarrhoea',
    1,
    [
      '秋冬季婴幼儿急性胃肠炎（水样便、脱水）最主要的病原是',
      'The chief cause of watery diarrhoea of infants in autumn and winter is',
    ],
    [
      no('甲型肝炎病毒', 'hepatitis A virus'),
      yes('A 组轮状病毒', 'group A rotavirus'),
      no('柯萨奇 A 组病毒', 'coxsackievirus group A'),
      no('腮腺炎病毒', 'mumps virus'),
    ],
    [
      'A 组轮状病毒是婴幼儿秋季腹泻的主要病原；甲肝病毒致肝炎；柯萨奇病毒多致肠外疾病；腮腺炎病毒致腮腺炎。',
      'Group A rotavirus is the chief cause of infants’ autumn diarrhoea; the others cause hepatitis, illness outside the gut, and parotitis.',
    ],
    ['轮状病毒、婴幼儿腹泻', 'rotavirus, infant diarrhoea'],
  ),
  fill(
    'viruses-jev',
    2,
    [
      '流行性乙型脑炎病毒的主要传播媒介是____，最重要的扩增宿主是____。',
      'Japanese encephalitis virus is carried mainly by ____; its chief amplifying host is the ____.',
    ],
    [
      words(
        '三带喙库蚊',
        '库蚊',
        '蚊',
        '蚊子',
        'Culex tritaeniorhynchus',
        'Culex',
        'mosquitoes',
        'mosquito',
        'Culex mosquitoes',
        'Culex mosquito',
      ),
      words('猪', '幼猪', '家猪', 'pig', 'pigs', 'swine'),
    ],
    [
      '三带喙库蚊传播，幼猪为主要传染源和扩增宿主；森林脑炎由蜱传播，登革热由伊蚊传播，以此鉴别。',
      'Culex mosquitoes and young pigs; forest encephalitis is by ticks, dengue by Aedes.',
    ],
    ['乙型脑炎、库蚊', 'Japanese encephalitis, Culex'],
  ),
  judge(
    'viruses-measles-life',
    1,
    [
      '麻疹病后可获得牢固免疫，其早期口腔颊黏膜的柯氏斑（Koplik 斑）有早期诊断意义。',
      'Measles leaves firm immunity, and Koplik spots of the cheek help in early diagnosis.',
    ],
    true,
    [
      '对。麻疹病毒只有一个血清型，故免疫持久；流感病毒易变异，病后免疫不持久。',
      'True: there is a single serotype; influenza varies and immunity is short.',
    ],
    ['麻疹、柯氏斑', 'measles, Koplik spots'],
  ),
  essay(
    'viruses-hiv-course',
    3,
    [
      'HIV 如何破坏免疫系统？简述其传播途径和感染的三个时期。',
      'How does HIV destroy immunity? Give its routes and the three stages.',
    ],
    [
      'HIV 以 gp120 结合 CD4 分子及辅助受体，感染 CD4⁺T 细胞、巨噬细胞等，逆转录后整合入染色体；病毒复制、细胞融合、免疫杀伤和凋亡使 CD4⁺T 细胞进行性减少，细胞免疫崩溃，继发机会感染和肿瘤。传播：性接触、血液、母婴。时期：急性期（发热、病毒血症）、无症状期（可长达数年至 10 年）、艾滋病期（CD4⁺T<200/μL，机会感染、肿瘤）。',
      'By gp120 it enters CD4 T cells and macrophages and integrates; replication, fusion, immune killing and apoptosis reduce CD4 cells until opportunistic infections and tumours follow. Routes: sex, blood, mother to child. Stages: acute, symptomless (up to ten years), AIDS (CD4 below 200 per microlitre).',
    ],
    [
      '得分要点：受体、CD4⁺T 减少、三条途径、三期。日常接触不传播。',
      'Points: receptor, loss of CD4 cells, three routes, three stages. Everyday contact does not spread it.',
    ],
    [
      'CD4、整合、性接触、血液、母婴、机会感染',
      'CD4, integrates, sex, blood, mother to child, opportunistic infections',
    ],
  ),
  patient(
    'viruses-zoster',
    3,
    [
      '男，66 岁，化疗期间右侧胸背部沿肋间出现成簇水疱，烧灼样疼痛，不超过中线。幼年患过水痘。',
      'A man of 66 on chemotherapy has burning pain and clustered blisters along a rib on the right, not crossing the midline. He had chickenpox as a child.',
    ],
    [
      single(
        'viruses-zoster-why',
        2,
        ['发病机制是', 'What has happened?'],
        [
          no('再次由外界感染新型病毒', 'New infection from outside'),
          no('病毒血症播散', 'Spread by blood'),
          no('药物过敏', 'Drug allergy'),
          yes(
            '潜伏于神经节的病毒被激活，沿感觉神经到达皮肤',
            'Virus latent in a ganglion awoke and went along the nerve to the skin',
          ),
        ],
        [
          'VZV 原发感染后潜伏于后根神经节，免疫低下时激活，沿单侧皮节分布。病毒血症播散为全身性；药疹无皮节分布。',
          'VZV wakes when immunity falls and keeps to a dermatome. Blood spread would be general, a drug rash not segmental.',
        ],
      ),
      single(
        'viruses-zoster-drug',
        2,
        ['首选的抗病毒药是', 'The drug of choice is'],
        [
          yes('阿昔洛韦', 'aciclovir'),
          no('奥司他韦', 'oseltamivir'),
          no('拉米夫定', 'lamivudine'),
          no('金刚烷胺', 'amantadine'),
        ],
        [
          '阿昔洛韦经病毒胸苷激酶磷酸化后抑制疱疹病毒 DNA 聚合酶。奥司他韦、金刚烷胺用于流感；拉米夫定用于 HBV、HIV。',
          'Aciclovir is activated by viral thymidine kinase. Oseltamivir and amantadine are for influenza, lamivudine for HBV and HIV.',
        ],
      ),
    ],
    [
      '水痘与带状疱疹由同一病毒引起，前者为原发感染，后者为潜伏病毒再激活。',
      'One virus causes both: chickenpox as the first infection, zoster when the latent virus is reactivated.',
    ],
    ['带状疱疹、潜伏感染、阿昔洛韦', 'herpes zoster, latent infection, aciclovir'],
  ),
  other(
    'term',
    'viruses-dane',
    2,
    ['Dane 颗粒', 'Dane particle'],
    [
      '乙型肝炎患者血清中直径约 42 nm 的大球形颗粒，是完整的有感染性的 HBV，外层为含 HBsAg 的包膜，内为含 HBcAg 的核衣壳及部分双链 DNA 和 DNA 聚合酶。',
      'The large spherical particle of about 42 nm in serum of hepatitis B: the complete infectious virus, an envelope with HBsAg round a core with HBcAg, partly double-stranded DNA and polymerase.',
    ],
    [
      '小球形和管形颗粒只含 HBsAg，无感染性，不可混淆。',
      'Small spheres and tubules are HBsAg only and not infectious.',
    ],
    ['42 nm、HBsAg、HBcAg', '42 nm, HBsAg, HBcAg'],
  ),
]
