import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const urinarySystem: ChapterSeed = {
  subject: 'histology',
  catalog: 'urinary-system',
  questions: [
    {
      key: 'urinary-work-of-structure',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'kidney', term: 'proximal-tubule' },
      stem: {
        zh: '箭头所指结构在尿生成中的主要作用是',
        en: 'What does the structure at the arrow mainly do in the formation of urine?',
      },
      options: [
        no('滤过血浆形成原尿', 'It filters plasma'),
        no('在醛固酮作用下精细调节钠、钾', 'It finely regulates sodium and potassium under aldosterone'),
        yes(
          '重吸收几乎全部葡萄糖和氨基酸及大部分水',
          'It reabsorbs nearly all glucose and amino acids and most of the water',
        ),
        no('感受小管液的氯化钠浓度', 'It senses sodium chloride in the tubular fluid'),
      ],
      analysis: {
        zh: '箭头指近曲小管：腔小、胞质嗜酸性强、核疏、有刷状缘，是重吸收的主要部位。滤过在肾小体，受醛固酮调节的是远曲小管和集合管，感受氯化钠的是致密斑。',
        en: 'A proximal convoluted tubule (small lumen, eosinophilic cells, few nuclei, brush border), chief place of reabsorption. Filtration is in the corpuscle, aldosterone acts on distal tubule and collecting duct, the macula densa senses salt.',
      },
      keywords: ['近曲小管', '重吸收'],
      keywordsEn: ['proximal convoluted tubule', 'reabsorption'],
    },
    {
      key: 'urinary-neighbour-releases',
      kind: 'DANXUAN',
      difficulty: 3,
      specimen: { key: 'kidney', term: 'macula-densa' },
      stem: {
        zh: '箭头所指的细胞担负下列哪项功能？',
        en: 'What do the cells at the arrow do?',
      },
      options: [
        yes(
          '感受离子浓度，使邻近细胞改变肾素的分泌',
          'Sense ions and make their neighbours release more or less renin',
        ),
        no('合成并分泌肾素', 'Make and release renin'),
        no(
          '以足突包绕毛细血管，形成裂孔膜',
          'Embrace capillaries with foot processes and form slit membranes',
        ),
        no('重吸收几乎全部葡萄糖', 'Reabsorb nearly all glucose'),
      ],
      analysis: {
        zh: '箭头指致密斑，是远端小管靠近血管极一侧的高柱状细胞，感受小管液中钠、氯浓度，调节球旁细胞分泌肾素。合成肾素的是入球微动脉管壁的球旁细胞；形成裂孔膜的是足细胞；重吸收葡萄糖的是近端小管。',
        en: 'The macula densa, tall cells of the distal tubule at the vascular pole, senses salt and governs the renin that juxtaglomerular cells of the afferent arteriole make. Podocytes form slit membranes; the proximal tubule reabsorbs glucose.',
      },
      keywords: ['致密斑', '球旁复合体', '肾素'],
      keywordsEn: ['macula densa', 'juxtaglomerular complex', 'renin'],
    },
    {
      key: 'urinary-free-surface',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'kidney', term: 'distal-tubule-4' },
      stem: {
        zh: '电镜下观察箭头所指处上皮的游离面，可见',
        en: 'Under the electron microscope the free surface of the epithelium at the arrow shows',
      },
      options: [
        no('密集排列的长微绒毛', 'long crowded microvilli'),
        yes('少量短小的微绒毛', 'a few short microvilli'),
        no('成束的纤毛', 'tufts of cilia'),
        no('相互嵌合的足突', 'interlocking foot processes'),
      ],
      analysis: {
        zh: '箭头指远曲小管，无刷状缘，仅有少量短小微绒毛。密集的长微绒毛构成近曲小管的刷状缘；足突属于肾小囊脏层的足细胞，且位于基底侧；肾小管无成束纤毛。',
        en: 'The distal tubule has no brush border, only a few short microvilli. Long crowded ones form the brush border of the proximal tubule; foot processes belong to podocytes; tubules have no tufts of cilia.',
      },
      keywords: ['远曲小管', '微绒毛'],
      keywordsEn: ['distal convoluted tubule', 'microvilli'],
    },
    {
      key: 'urinary-capillary-tuft',
      kind: 'DUOXUAN',
      difficulty: 3,
      specimen: { key: 'kidney', term: 'glomerulus' },
      stem: {
        zh: '箭头尖端所在的结构（不含其外周的腔和壁）有哪些特点？',
        en: 'Which of these are features of the structure at the tip of the arrow (without the space and wall round it)?',
      },
      options: [
        yes('内皮有孔', 'Its endothelium is fenestrated'),
        no('腔内的液体是原尿', 'The fluid within is glomerular filtrate'),
        yes('管内血压高于一般毛细血管', 'Its pressure is above that of ordinary capillaries'),
        yes('袢间有系膜', 'Mesangium lies between its loops'),
        no('上皮细胞的游离面有刷状缘', 'Its epithelial cells have a brush border'),
      ],
      analysis: {
        zh: '箭头指血管球：有孔毛细血管，入球微动脉粗于出球微动脉故血压高，袢间有球内系膜。管内是血液，滤入肾小囊腔后才是原尿；刷状缘见于近端小管。',
        en: 'A glomerulus: fenestrated capillaries, high pressure since the afferent arteriole is the wider, mesangium between loops. It holds blood, which becomes filtrate only in Bowman space; the brush border belongs to the proximal tubule.',
      },
      keywords: ['血管球', '有孔内皮', '系膜'],
      keywordsEn: ['glomerulus', 'fenestrated endothelium', 'mesangium'],
    },
    {
      key: 'urinary-tip-of-arrow',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'kidney', term: 'bowman-space' },
      stem: {
        zh: '辨认箭头尖端所在的部位：____。它直接与____的管腔相通。',
        en: 'Name the place at the tip of the arrow: ____. It opens straight into the lumen of the ____.',
      },
      blanks: [{ terms: ['bowman-space'] }, { terms: ['proximal-tubule'] }],
      analysis: {
        zh: '血管球与肾小囊壁层之间的间隙为肾小囊腔，容纳原尿，在尿极与近曲小管相通。血管球的毛细血管腔内为血液，二者以滤过膜相隔。',
        en: 'Between glomerulus and parietal layer lies Bowman space; filtrate leaves it at the urinary pole into the proximal tubule. The capillaries hold blood, with the filtration barrier between.',
      },
      keywords: ['肾小囊腔', '近曲小管'],
      keywordsEn: ['Bowman space', 'proximal convoluted tubule'],
    },
    {
      key: 'urinary-which-end',
      kind: 'PANDUAN',
      difficulty: 3,
      specimen: { key: 'kidney', term: 'vascular-pole' },
      stem: {
        zh: '近曲小管由肾小体的箭头所指一端起始。',
        en: 'The proximal tubule begins at the end of the renal corpuscle to which the arrow points.',
      },
      right: false,
      analysis: {
        zh: '箭头所指一端有微动脉出入、邻近致密斑，是血管极；近曲小管起始于对侧的尿极。',
        en: 'Arterioles and the macula densa mark this end as the vascular pole; the proximal tubule begins opposite, at the urinary pole.',
      },
      keywords: ['血管极', '尿极'],
      keywordsEn: ['vascular pole', 'urinary pole'],
    },
    {
      key: 'urinary-barrier-order',
      kind: 'DANXUAN',
      difficulty: 2,
      stem: {
        zh: '血浆成分滤入肾小囊腔，依次通过',
        en: 'On its way into Bowman space plasma passes, in order,',
      },
      options: [
        no('有孔内皮、足细胞裂孔膜、基膜', 'fenestrated endothelium, slit membrane, basement membrane'),
        no('连续内皮、基膜、肾小囊壁层', 'continuous endothelium, basement membrane, parietal layer'),
        no('有孔内皮、系膜、肾小囊壁层', 'fenestrated endothelium, mesangium, parietal layer'),
        yes('有孔内皮、基膜、足细胞裂孔膜', 'fenestrated endothelium, basement membrane, slit membrane'),
      ],
      analysis: {
        zh: '滤过膜由内向外为有孔内皮、血管球基膜和足细胞裂孔膜。裂孔膜在足突之间，位于基膜外侧；系膜和肾小囊壁层不参与滤过膜。',
        en: 'From the blood outwards: fenestrated endothelium, basement membrane, slit membrane between foot processes. Mesangium and parietal layer are no part of the barrier.',
      },
      keywords: ['滤过屏障', '裂孔膜'],
      keywordsEn: ['filtration barrier', 'slit diaphragm'],
    },
    {
      key: 'urinary-cells-and-tasks',
      kind: 'PEIWU',
      difficulty: 3,
      stem: {
        zh: '下列特点属于肾小体及其附近的哪种细胞或结构？',
        en: 'To which cell or structure in or near the renal corpuscle does each belong?',
      },
      options: [
        { zh: '足细胞', en: 'Podocyte' },
        { zh: '球旁细胞', en: 'Juxtaglomerular cell' },
        { zh: '球内系膜细胞', en: 'Mesangial cell' },
        { zh: '致密斑', en: 'Macula densa' },
      ],
      stems: [
        {
          text: {
            zh: '由入球微动脉管壁的平滑肌细胞转变而成',
            en: 'Changed smooth muscle cells of the afferent arteriole',
          },
          option: 1,
        },
        {
          text: {
            zh: '清除沉积于血管球基膜的大分子物质',
            en: 'Clears large molecules from the glomerular basement membrane',
          },
          option: 2,
        },
        {
          text: { zh: '次级突起相互穿插成栅栏状', en: 'Secondary processes interlock like a fence' },
          option: 0,
        },
        { text: { zh: '胞质含肾素颗粒', en: 'Contains renin granules' }, option: 1 },
      ],
      analysis: {
        zh: '球旁细胞由入球微动脉中膜平滑肌细胞转变而来，含肾素颗粒，故用了两次；球内系膜细胞可吞噬沉积物；足细胞的次级突起间为裂孔。致密斑属于远端小管上皮，本题未用到。',
        en: 'Juxtaglomerular cells are altered smooth muscle with renin granules and serve twice; mesangial cells clear deposits; podocyte processes leave slits between them. The macula densa, epithelium of the distal tubule, is not used.',
      },
      keywords: ['球旁细胞', '足细胞'],
      keywordsEn: ['juxtaglomerular cell', 'podocyte'],
    },
    {
      key: 'urinary-tell-tubules',
      kind: 'WENDA',
      difficulty: 2,
      stem: {
        zh: '在肾皮质的 H&E 切片上，怎样区分近曲小管与远曲小管？',
        en: 'How are proximal and distal convoluted tubules told apart in an H&E section of renal cortex?',
      },
      model: {
        zh: '近曲小管：切面多，管径较粗，管腔小而不规则；细胞大、界限不清，胞质强嗜酸性；核圆、靠基底部、间距大；有刷状缘。远曲小管：切面少，管腔大而规则；细胞小、界限较清，胞质染色浅；核多而密，居中或近腔面；无刷状缘。',
        en: 'Proximal: many profiles, wide tube with a small irregular lumen; large cells without clear borders, strongly eosinophilic; round basal nuclei far apart; brush border. Distal: fewer profiles, wide regular lumen; small paler cells with clearer borders; many closely set nuclei; no brush border.',
      },
      analysis: {
        zh: '得分要点：切面多少、管腔、细胞界限与染色、核的疏密、刷状缘。刷状缘在制片中常受损，不能作为唯一依据。',
        en: 'Points: number of profiles, lumen, borders and staining, spacing of nuclei, brush border. The brush border is often damaged and must not be the only sign.',
      },
      keywords: ['管腔', '嗜酸性', '刷状缘', '染色浅', '核多而密'],
      keywordsEn: ['lumen', 'eosinophilic', 'brush border', 'paler cells', 'closely set nuclei'],
    },
    {
      key: 'urinary-nephrotic',
      kind: 'BINGLI',
      difficulty: 4,
      stem: {
        zh: '患儿，男，5 岁，全身水肿 1 周，尿蛋白（++++），血浆白蛋白 18 g/L。肾活检光镜下血管球基本正常。',
        en: 'A boy of five has been swollen for a week; protein in urine ++++, plasma albumin 18 g/L. By light microscopy the glomeruli of his biopsy look normal.',
      },
      children: [
        {
          key: 'urinary-nephrotic-em',
          kind: 'DANXUAN',
          difficulty: 3,
          stem: {
            zh: '电镜下最可能看到的改变是',
            en: 'The electron microscope will most likely show',
          },
          options: [
            no('内皮细胞的窗孔增大', 'enlarged fenestrae of the endothelium'),
            yes('足细胞次级突起广泛融合', 'widespread fusion of podocyte foot processes'),
            no('肾小囊壁层细胞增生成新月体', 'crescents of parietal cells'),
            no('致密斑细胞脱落', 'shedding of macula densa cells'),
          ],
          analysis: {
            zh: '微小病变性肾病光镜下血管球基本正常，电镜下足突融合消失，滤过膜对白蛋白的屏障丧失。新月体在光镜下即可见；窗孔和致密斑的变化不引起大量蛋白尿。',
            en: 'In minimal change disease glomeruli look normal by light microscopy and foot processes are fused; albumin leaks. Crescents would be seen by light microscopy; the other two do not cause such proteinuria.',
          },
        },
        {
          key: 'urinary-nephrotic-barrier',
          kind: 'DUOXUAN',
          difficulty: 3,
          stem: {
            zh: '正常时阻止白蛋白滤出的因素有',
            en: 'Albumin is normally kept out of the filtrate by',
          },
          options: [
            yes('基膜内带负电荷的糖胺聚糖', 'negatively charged glycosaminoglycans of the basement membrane'),
            yes('足突之间的裂孔膜', 'the slit membrane between foot processes'),
            no('近曲小管的刷状缘', 'the brush border of the proximal tubule'),
            no('肾小囊壁层的紧密连接', 'tight junctions of the parietal layer'),
          ],
          analysis: {
            zh: '滤过膜兼有电荷屏障与孔径屏障。刷状缘的作用是把已滤出的少量蛋白重吸收；肾小囊壁层不属于滤过膜。',
            en: 'The barrier works by charge and by pore size. The brush border takes back the little protein that has passed; the parietal layer is no part of the barrier.',
          },
        },
      ],
      analysis: {
        zh: '儿童肾病综合征以微小病变最常见，病变主要在足细胞，须电镜证实。',
        en: 'Minimal change is the commonest nephrotic syndrome of children; the lesion is in the podocyte and needs the electron microscope.',
      },
      keywords: ['肾病综合征', '足细胞'],
      keywordsEn: ['nephrotic syndrome', 'podocyte'],
    },
  ],
}
