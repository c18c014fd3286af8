import type { ChapterSeed } from '../../types.ts'
import {
  at,
  essay,
  fill,
  judge,
  match,
  named,
  no,
  other,
  patient,
  several,
  single,
  words,
  yes,
} from '../write.ts'

export const endocrineSystem: ChapterSeed = {
  subject: 'histology',
  catalog: 'endocrine-system',
  questions: [
    single(
      'endo-store-form',
      2,
      [
        '在箭头所指处，与激素有关的物质主要是',
        'At the place of the arrow, the substance related to the hormones is chiefly',
      ],
      [
        yes('已碘化的甲状腺球蛋白', 'Thyroglobulin that is already iodinated'),
        no('新合成的、尚未碘化的甲状腺球蛋白', 'Newly made thyroglobulin, not yet iodinated'),
        no('与血浆蛋白结合的激素', 'Hormone bound to plasma protein'),
        no('分泌到细胞外的降钙素', 'Calcitonin secreted out of its cells'),
      ],
      [
        '箭头指滤泡腔内的胶质，即碘化的甲状腺球蛋白，经吞饮、水解后才释放 T₃、T₄。新合成而未碘化者在滤泡上皮细胞内；与血浆蛋白结合是激素在血管内的形式；降钙素由滤泡旁细胞分泌到间质。',
        'The arrow is at the colloid, iodinated thyroglobulin; T3 and T4 are freed only after uptake and digestion. Newly made thyroglobulin is inside the follicular cells, hormone bound to protein is in the vessels, and parafollicular cells secrete calcitonin into the interstitium.',
      ],
      ['胶质、甲状腺球蛋白', 'colloid, thyroglobulin'],
      at('thyroid', 'thyroid-colloid'),
    ),
    single(
      'endo-cell-when-active',
      2,
      ['功能亢进时，箭头所指的细胞通常变为', 'In overactivity the cell at the arrow usually becomes'],
      [
        no('扁平形，腔内胶质增多', 'flat, with more colloid'),
        yes('高柱状，腔内胶质减少', 'tall columnar, with less colloid'),
        no('多层扁平', 'stratified squamous'),
        no('立方形，表面出现纤毛', 'cuboidal with cilia'),
      ],
      [
        '箭头指滤泡上皮细胞，功能活跃时增高、胶质减少，静止时变扁、胶质增多。它始终单层，无纤毛。',
        'The follicular cell grows tall and colloid shrinks in activity, the reverse at rest; the epithelium is always simple and has no cilia.',
      ],
      ['滤泡上皮细胞、甲状腺功能亢进', 'follicular cell, hyperthyroidism'],
      at('thyroid', 'follicular-cell'),
    ),
    fill(
      'endo-vacuole-means',
      3,
      [
        '箭头所指的空泡称____，它是滤泡上皮细胞____（摄取或分泌）胶质的迹象。',
        'The clear space at the arrow is a ____; it shows that follicular cells ____ (take up or secrete) colloid.',
      ],
      [named('resorption-vacuole'), words('摄取', '重吸收', '吸收', 'take up', 'takes up', 'uptake')],
      [
        '胶质边缘与上皮之间的空泡为吸收空泡，活跃时增多；细胞将胶质以胞饮方式重吸收后水解出激素。脂滴位于细胞内，与此不同。',
        'Scalloped vacuoles at the edge of colloid mark uptake by pinocytosis, after which hormone is split off. Fat droplets would lie within cells.',
      ],
      ['吸收空泡、胶质', 'resorption vacuole, colloid'],
      at('thyroid', 'resorption-vacuole'),
    ),
    judge(
      'endo-capillary-kind',
      2,
      [
        '箭头所指的管道壁内有平滑肌，可调节滤泡周围的血流量，而激素一般不由此处入血。',
        'The channel at the arrow has smooth muscle in its wall and regulates the blood flow around the follicles; hormone as a rule does not enter the blood here.',
      ],
      false,
      [
        '错。箭头指滤泡间的毛细血管，壁只有一层有孔的内皮和基膜，激素由此入血。壁内有平滑肌、调节血流的是小动脉。连续毛细血管多见于肌组织、肺和脑。',
        'False. The arrow is at a capillary between the follicles: one layer of fenestrated endothelium and its basement membrane, through which hormone enters the blood. Smooth muscle that regulates flow is that of arterioles. Continuous capillaries are found in muscle, lung and brain.',
      ],
      ['有孔毛细血管', 'fenestrated capillary'],
      at('thyroid', 'capillary-3'),
    ),
    several(
      'endo-follicle-steps',
      3,
      [
        '箭头所在的整个结构合成与释放激素的过程中，在其腔内完成的有',
        'Of the making of hormone by the whole structure at the arrow, which steps take place in its lumen?',
      ],
      [
        no('甲状腺球蛋白肽链的合成', 'Synthesis of the thyroglobulin peptide'),
        yes('甲状腺球蛋白的碘化', 'Iodination of thyroglobulin'),
        yes('碘化甲状腺球蛋白的贮存', 'Storage of iodinated thyroglobulin'),
        no('溶酶体酶分解出 T₃、T₄', 'Splitting off of T3 and T4 by lysosomes'),
      ],
      [
        '肽链在粗面内质网合成，碘的活化与结合在微绒毛与腔面交界处进行，碘化物贮于腔内；分解由细胞内的溶酶体完成。',
        'The peptide is made in the rough reticulum; iodination is at the luminal face; storage in the lumen; digestion in lysosomes within the cell.',
      ],
      ['甲状腺滤泡、碘化', 'thyroid follicle, iodination'],
      at('thyroid', 'thyroid-follicle'),
    ),
    single(
      'endo-calcitonin-cell',
      2,
      [
        '要在甲状腺切片上可靠地显示滤泡旁细胞，应采用',
        'How are parafollicular cells reliably shown in the thyroid?',
      ],
      [
        no('H&E 染色', 'H&E'),
        no('PAS 反应或甲状腺球蛋白免疫组化', 'The PAS reaction or immunohistochemistry for thyroglobulin'),
        yes('镀银染色或降钙素免疫组化', 'Silver stain or immunohistochemistry for calcitonin'),
        no('苏丹Ⅲ染色', 'Sudan III'),
      ],
      [
        '滤泡旁细胞在 H&E 下仅稍大而淡，不易确认；其嗜银颗粒含降钙素，可用镀银或免疫组化。PAS 显示胶质，苏丹Ⅲ显示脂肪。',
        'In H&E they are merely paler; their argyrophil granules hold calcitonin. PAS shows colloid, Sudan III fat.',
      ],
      ['滤泡旁细胞、降钙素', 'parafollicular cell, calcitonin'],
    ),
    match(
      'endo-adrenal-zones',
      2,
      ['为下列激素选出肾上腺的分泌部位。', 'Where in the adrenal is each hormone made?'],
      [
        ['球状带', 'Zona glomerulosa'],
        ['束状带', 'Zona fasciculata'],
        ['网状带', 'Zona reticularis'],
        ['髓质', 'Medulla'],
      ],
      [
        ['醛固酮', 'Aldosterone', 0],
        ['皮质醇', 'Cortisol', 1],
        ['去甲肾上腺素', 'Noradrenaline', 3],
        ['脱氢表雄酮（主要）', 'Dehydroepiandrosterone (mainly)', 2],
        ['肾上腺素', 'Adrenaline', 3],
      ],
      [
        '球状带分泌盐皮质激素，束状带分泌糖皮质激素，网状带主要分泌雄激素，髓质嗜铬细胞分泌肾上腺素和去甲肾上腺素。',
        'Glomerulosa makes mineralocorticoid, fasciculata glucocorticoid, reticularis mainly androgens, and chromaffin cells of the medulla adrenaline and noradrenaline.',
      ],
      [
        '球状带、束状带、网状带、嗜铬细胞',
        'zona glomerulosa, zona fasciculata, zona reticularis, chromaffin cell',
      ],
    ),
    match(
      'endo-pituitary-cells',
      3,
      [
        '下列激素由垂体的哪种细胞（或部位）分泌或释放？',
        'Which cell or part of the pituitary gives off each hormone?',
      ],
      [
        ['嗜酸性细胞', 'Acidophil'],
        ['嗜碱性细胞', 'Basophil'],
        ['神经部', 'Pars nervosa'],
        ['嫌色细胞', 'Chromophobe'],
      ],
      [
        ['生长激素', 'Growth hormone', 0],
        ['促甲状腺激素', 'Thyrotropin', 1],
        ['血管升压素', 'Vasopressin', 2],
        ['催乳素', 'Prolactin', 0],
        ['促肾上腺皮质激素', 'Corticotropin', 1],
      ],
      [
        '生长激素和催乳素细胞嗜酸性；促甲状腺、促性腺、促肾上腺皮质激素细胞嗜碱性；血管升压素在下丘脑合成，由神经部释放。嫌色细胞颗粒少，本题未用。',
        'Somatotrophs and lactotrophs are acidophil; thyrotrophs, gonadotrophs and corticotrophs basophil; vasopressin is made in the hypothalamus and released by the pars nervosa. Chromophobes have few granules and are not used.',
      ],
      ['嗜酸性细胞、嗜碱性细胞、神经部', 'acidophil, basophil, pars nervosa'],
    ),
    single(
      'endo-herring',
      2,
      ['赫林体（Herring body）是', 'A Herring body is'],
      [
        no('神经部垂体细胞内的色素颗粒', 'a pigment granule in a pituicyte'),
        yes(
          '无髓神经纤维内分泌颗粒聚集而成的膨大',
          'a swelling of an unmyelinated fibre filled with secretory granules',
        ),
        no(
          '远侧部与中间部之间充满胶质的残留滤泡',
          'a colloid-filled follicle left between pars distalis and pars intermedia',
        ),
        no('嗜铬细胞的分泌颗粒', 'a granule of a chromaffin cell'),
      ],
      [
        '下丘脑视上核、室旁核神经元的分泌颗粒沿轴突运到神经部，沿途聚集成赫林体。垂体细胞是胶质细胞；含胶质滤泡见于中间部。',
        'Granules from supraoptic and paraventricular neurons gather in their axons. Pituicytes are glia; colloid follicles are found in the pars intermedia.',
      ],
      ['赫林体、神经垂体', 'Herring body, neurohypophysis'],
    ),
    several(
      'endo-steroid-cell',
      3,
      ['分泌类固醇激素的细胞，其超微结构特点是', 'Ultrastructural marks of steroid-secreting cells are'],
      [
        yes('滑面内质网丰富', 'abundant smooth endoplasmic reticulum'),
        yes('线粒体嵴多为管状', 'mitochondria with tubular cristae'),
        yes('脂滴较多', 'many lipid droplets'),
        no('有膜包被的分泌颗粒丰富', 'many membrane-bound secretory granules'),
        no('粗面内质网特别发达', 'very abundant rough endoplasmic reticulum'),
      ],
      [
        '类固醇激素随合成随释放，不形成分泌颗粒；膜包颗粒和发达的粗面内质网是含氮激素（肽类）分泌细胞的特点。',
        'Steroids are released as they are made; granules and rough reticulum mark cells that secrete peptides.',
      ],
      ['类固醇激素、滑面内质网', 'steroid hormone, smooth endoplasmic reticulum'],
    ),
    judge(
      'endo-portal-route',
      3,
      [
        '下丘脑的释放激素和抑制激素主要沿下丘脑垂体束的神经纤维到达腺垂体远侧部。',
        'Releasing and inhibiting hormones reach the pars distalis mainly along the fibres of the hypothalamo-hypophysial tract.',
      ],
      false,
      [
        '它们在正中隆起释放入第一级毛细血管网，经垂体门微静脉到远侧部第二级毛细血管网；沿神经纤维运送的是到达神经部的血管升压素和催产素。',
        'They enter the first capillary plexus in the median eminence and travel by portal venules to the second; it is vasopressin and oxytocin that run along nerve fibres, to the pars nervosa.',
      ],
      ['垂体门脉系统', 'hypophysial portal system'],
    ),
    fill(
      'endo-parathyroid',
      2,
      [
        '甲状旁腺的____细胞分泌甲状旁腺激素，使血钙____（升高或降低）。',
        'The ____ cells of the parathyroid secrete parathormone, which makes blood calcium ____ (rise or fall).',
      ],
      [words('主', '主细胞', 'chief', 'principal'), words('升高', '上升', '增高', 'rise', 'increase')],
      [
        '主细胞分泌甲状旁腺激素，升高血钙；嗜酸性细胞功能不明；降钙素由甲状腺滤泡旁细胞分泌，降低血钙。',
        'Chief cells make parathormone, which raises calcium; oxyphil cells have no clear task; calcitonin of the thyroid lowers it.',
      ],
      ['主细胞、甲状旁腺激素', 'chief cell, parathormone'],
    ),
    single(
      'endo-chromaffin',
      2,
      ['肾上腺髓质嗜铬细胞得名的原因是', 'Chromaffin cells are so called because'],
      [
        no('胞质能被酸性染料染红', 'acid dyes stain them red'),
        no(
          '细胞的分泌颗粒内本来就含有铬',
          'chromium is contained in their secretory granules from the start',
        ),
        no('镀银可使其变黑', 'silver blackens them'),
        yes('铬盐可使其颗粒呈棕黄色', 'chromium salts turn their granules yellowish brown'),
      ],
      [
        '铬盐使儿茶酚胺氧化成棕黄色，即嗜铬反应；细胞本身不含铬，也非按酸碱染料命名；因镀银变黑而得名的是嗜银、亲银细胞。',
        'Chromium salts oxidise catecholamines to a brown product; the cells hold no chromium, and the name is not from acid dyes; cells named for silver are the argyrophil and argentaffin ones.',
      ],
      ['嗜铬细胞、儿茶酚胺', 'chromaffin cell, catecholamine'],
    ),
    judge(
      'endo-adrenal-blood',
      4,
      [
        '肾上腺皮质的血液流经髓质，皮质来的糖皮质激素可促进髓质把去甲肾上腺素甲基化为肾上腺素。',
        'Blood from the adrenal cortex passes through the medulla, where its glucocorticoid favours the methylation of noradrenaline to adrenaline.',
      ],
      true,
      [
        '对。皮质血窦与髓质血窦相通，高浓度皮质醇诱导苯乙醇胺-N-甲基转移酶，故髓质以肾上腺素细胞为主。',
        'True. Cortical sinusoids join those of the medulla; cortisol induces the methylating enzyme, so adrenaline cells prevail.',
      ],
      ['肾上腺髓质、糖皮质激素', 'adrenal medulla, glucocorticoid'],
    ),
    essay(
      'endo-thyroid-hormone-path',
      3,
      [
        '按顺序说明甲状腺激素的合成、贮存、碘化、重吸收、分解和释放。',
        'Describe in order how thyroid hormone is synthesised, stored, iodinated, taken up, split and released.',
      ],
      [
        '滤泡上皮细胞从血中摄取氨基酸，在粗面内质网合成甲状腺球蛋白前体，经高尔基复合体加糖后分泌入滤泡腔贮存；细胞从血中摄碘并经过氧化物酶活化，在腔面与甲状腺球蛋白结合成碘化甲状腺球蛋白；在促甲状腺激素作用下，细胞以胞吞方式重吸收胶质，与溶酶体融合，水解出 T₃、T₄，由细胞基底部释放入毛细血管。',
        'The follicular cell makes thyroglobulin in its rough reticulum, adds sugars in the Golgi complex and secretes it into the lumen. Iodide is taken from blood, activated by peroxidase and bound to thyroglobulin at the luminal face. Under thyrotropin colloid is taken up, lysosomes split off T3 and T4, and these leave at the base for the capillaries.',
      ],
      [
        '得分要点：六步顺序；碘化在腔面；分解在溶酶体；由基底面释放。把释放写成进入滤泡腔为方向错误。',
        'Points: the order, iodination at the lumen, digestion in lysosomes, release at the base. Release into the lumen is the wrong way.',
      ],
      [
        '甲状腺球蛋白、过氧化物酶、滤泡腔、溶酶体、T₃、T₄',
        'thyroglobulin, peroxidase, lumen, lysosomes, T3, T4',
      ],
    ),
    patient(
      'endo-graves',
      3,
      [
        '女，32 岁，心悸、多汗、消瘦半年，突眼，甲状腺弥漫性肿大，可闻及血管杂音。血 T₃、T₄ 升高，TSH 降低。',
        'A woman of 32 has had palpitations, sweating and weight loss for half a year; her eyes protrude, the thyroid is enlarged with a bruit; T3 and T4 are high and TSH low.',
      ],
      [
        several(
          'endo-graves-slide',
          3,
          ['未经治疗时，其甲状腺切片可见', 'Untreated, her thyroid would show'],
          [
            yes('滤泡上皮增高呈柱状', 'tall columnar follicular cells'),
            yes('滤泡腔内胶质稀薄，周边有大量吸收空泡', 'thin colloid with many resorption vacuoles'),
            no('滤泡高度扩张，上皮扁平', 'widely distended follicles with flat cells'),
            yes('间质血管丰富充血', 'rich congested vessels'),
          ],
          [
            '功能亢进时上皮增高、胶质少、空泡多、血管丰富。滤泡扩张而上皮扁平见于胶样甲状腺肿。',
            'Overactivity makes tall cells, little colloid, many vacuoles and many vessels. Distended follicles with flat cells are colloid goitre.',
          ],
        ),
        single(
          'endo-graves-tsh',
          2,
          ['TSH 降低的原因是', 'TSH is low because'],
          [
            no('垂体嗜碱性细胞坏死', 'basophils of the pituitary have died'),
            yes('T₃、T₄ 对垂体负反馈抑制', 'T3 and T4 inhibit the pituitary'),
            no('缺碘', 'iodine is lacking'),
            no('滤泡旁细胞分泌降钙素', 'parafollicular cells secrete calcitonin'),
          ],
          [
            '高水平 T₃、T₄ 负反馈抑制下丘脑和垂体；缺碘时 TSH 升高；降钙素与 TSH 无关；无垂体坏死的证据。',
            'High hormone feeds back on hypothalamus and pituitary. Iodine lack raises TSH; calcitonin is unrelated; nothing suggests necrosis.',
          ],
        ),
      ],
      [
        '弥漫性毒性甲状腺肿由刺激 TSH 受体的抗体引起，滤泡上皮处于持续兴奋状态。',
        'In diffuse toxic goitre antibodies stimulate the TSH receptor and the follicles work without rest.',
      ],
      ['弥漫性毒性甲状腺肿、TSH、吸收空泡', 'diffuse toxic goitre, TSH, resorption vacuole'],
    ),
    other(
      'term',
      'endo-target',
      1,
      ['靶细胞', 'Target cell'],
      [
        '具有某种激素的特异性受体、能与该激素结合并产生生物学效应的细胞，称该激素的靶细胞。',
        'A cell with specific receptors for a hormone that binds it and responds.',
      ],
      ['关键是“特异性受体”；只写“激素作用的细胞”不完整。', 'The key is the specific receptor.'],
      ['激素、受体', 'hormone, receptor'],
    ),
  ],
}
