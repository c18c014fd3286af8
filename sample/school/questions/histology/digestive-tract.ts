import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const digestiveTract: ChapterSeed = {
  subject: 'histology',
  catalog: 'digestive-tract',
  questions: [
    {
      key: 'tract-route',
      kind: 'DUOXUAN',
      difficulty: 2,
      specimen: { key: 'jejunum', term: 'central-lacteal' },
      stem: {
        zh: '下列哪些物质主要经箭头所指的结构离开小肠？',
        en: 'Which of these leave the small intestine mainly by the structure at the arrow?',
      },
      options: [
        no('葡萄糖', 'Glucose'),
        yes('维生素 A', 'Vitamin A'),
        no('氨基酸', 'Amino acids'),
        no('中、短链脂肪酸', 'Short- and medium-chain fatty acids'),
        yes('乳糜微粒', 'Chylomicrons'),
      ],
      analysis: {
        zh: '箭头指绒毛中轴的中央乳糜管，是毛细淋巴管，内皮间隙大、无基膜，利于乳糜微粒连同其中的脂溶性维生素（如维生素 A）进入。葡萄糖、氨基酸和中短链脂肪酸进入绒毛内的毛细血管，经门静脉入肝。',
        en: 'The central lacteal, a lymphatic capillary with wide gaps and no basement membrane, takes up chylomicrons with the fat-soluble vitamins (such as A) they carry. Glucose, amino acids and shorter fatty acids enter blood capillaries and go to the liver.',
      },
      keywords: ['中央乳糜管', '乳糜微粒'],
      keywordsEn: ['central lacteal', 'chylomicron'],
    },
    {
      key: 'tract-if-duodenum',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'jejunum', term: 'submucosa' },
      stem: {
        zh: '如果切片改取自十二指肠降部，箭头所指的层次与本片相比，主要的不同是',
        en: 'Had the section been taken from the descending duodenum, how would the layer at the arrow chiefly differ?',
      },
      options: [
        yes(
          '含大量分泌碱性黏液的复管泡状腺',
          'It would hold many compound glands that secrete alkaline mucus',
        ),
        no('形成宽大的叶状绒毛', 'It would form broad, leaf-shaped villi'),
        no('大部分由纤维膜代替', 'It would mostly be replaced by adventitia'),
        no('与本片无明显不同', 'There would be no clear difference'),
      ],
      analysis: {
        zh: '箭头指黏膜下层，十二指肠此层有大量十二指肠腺，分泌碱性黏液。叶状绒毛是黏膜的不同，纤维膜代替的是浆膜，肌层则无明显不同。',
        en: 'The arrow is at the submucosa, where the duodenum has its duodenal (Brunner) glands. Leaf-shaped villi concern the mucosa and adventitia the serosa; the muscularis is much the same.',
      },
      keywords: ['黏膜下层', '十二指肠腺'],
      keywordsEn: ['submucosa', 'duodenal glands'],
    },
    {
      key: 'tract-cells-within',
      kind: 'DUOXUAN',
      difficulty: 2,
      specimen: { key: 'jejunum', term: 'intestinal-crypt' },
      stem: {
        zh: '构成箭头所指结构的细胞包括',
        en: 'The cells that make up the structure at the arrow include',
      },
      options: [
        yes('干细胞', 'stem cells'),
        no('主细胞', 'chief cells'),
        yes('帕内特细胞', 'Paneth cells'),
        no('壁细胞', 'parietal cells'),
        yes('内分泌细胞', 'enteroendocrine cells'),
      ],
      analysis: {
        zh: '箭头指小肠腺，由吸收细胞、杯状细胞、帕内特细胞、内分泌细胞和干细胞构成。主细胞和壁细胞属于胃底腺。',
        en: 'An intestinal crypt has absorptive, goblet, Paneth, endocrine and stem cells. Chief and parietal cells belong to gastric glands.',
      },
      keywords: ['小肠腺', '帕内特细胞', '干细胞'],
      keywordsEn: ['intestinal crypt', 'Paneth cell', 'stem cell'],
    },
    {
      key: 'tract-thin-layer',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'jejunum', term: 'muscularis-mucosae' },
      stem: {
        zh: '箭头所指的薄层整体称为____，紧贴其外侧的一层是____。',
        en: 'The thin layer at the arrow, taken as a whole, is the ____; the one immediately outside it is the ____.',
      },
      blanks: [{ terms: ['muscularis-mucosae'] }, { terms: ['submucosa'] }],
      analysis: {
        zh: '肠腺底部下方的薄层平滑肌是黏膜肌层，为黏膜的最外层，其外为黏膜下层。肌层厚得多，位于黏膜下层之外，不可混淆。',
        en: 'The thin smooth muscle under the crypts is the muscularis mucosae, the last layer of the mucosa, followed by the submucosa. The much thicker muscularis lies outside that.',
      },
      keywords: ['黏膜肌层', '黏膜下层'],
      keywordsEn: ['muscularis mucosae', 'submucosa'],
    },
    {
      key: 'tract-effect-of-contraction',
      kind: 'PANDUAN',
      difficulty: 3,
      specimen: { key: 'jejunum', term: 'longitudinal-muscle' },
      stem: {
        zh: '箭头所指的平滑肌收缩时，直接的效果是使肠管口径缩小。',
        en: 'Contraction of the smooth muscle at the arrow directly narrows the gut.',
      },
      right: false,
      analysis: {
        zh: '箭头指肌层外纵行层，其纤维与肠管长轴平行，收缩时使肠管缩短。使口径缩小的是内环行层。',
        en: 'This is the outer longitudinal layer: it runs along the gut and shortens it. The inner circular layer narrows it.',
      },
      keywords: ['肌层外纵行层', '蠕动'],
      keywordsEn: ['longitudinal muscle layer', 'peristalsis'],
    },
    {
      key: 'tract-composition',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'jejunum', term: 'intestinal-villus' },
      stem: {
        zh: '箭头所指的隆起由哪些层次共同突入肠腔形成？',
        en: 'Which layers project into the lumen to form the structure at the arrow?',
      },
      options: [
        no('黏膜和黏膜下层', 'Mucosa and submucosa'),
        no('仅上皮', 'Epithelium alone'),
        yes('上皮和固有层', 'Epithelium and lamina propria'),
        no('黏膜、黏膜下层和肌层', 'Mucosa, submucosa and muscularis'),
      ],
      analysis: {
        zh: '箭头指小肠绒毛，由上皮和固有层构成。黏膜与黏膜下层共同突起形成的是环行皱襞；微绒毛只是上皮细胞游离面的突起；肌层不参与。',
        en: 'A villus consists of epithelium and lamina propria. Mucosa with submucosa forms circular folds; microvilli are mere processes of epithelial cells; the muscularis takes no part.',
      },
      keywords: ['小肠绒毛', '固有层'],
      keywordsEn: ['intestinal villus', 'lamina propria'],
    },
    {
      key: 'tract-organ-by-wall',
      kind: 'PEIWU',
      difficulty: 2,
      stem: {
        zh: '根据管壁的特征性结构，选出消化管的相应部分。',
        en: 'From the features of the wall, choose the part of the digestive tract.',
      },
      options: [
        { zh: '食管', en: 'Oesophagus' },
        { zh: '胃底', en: 'Fundus of the stomach' },
        { zh: '回肠', en: 'Ileum' },
        { zh: '结肠', en: 'Colon' },
        { zh: '十二指肠', en: 'Duodenum' },
      ],
      stems: [
        {
          text: {
            zh: '固有层内有密集的腺，可见嗜酸性的壁细胞',
            en: 'Crowded glands with eosinophilic parietal cells',
          },
          option: 1,
        },
        {
          text: {
            zh: '无绒毛，上皮和腺内杯状细胞极多',
            en: 'No villi; very many goblet cells in surface and crypts',
          },
          option: 3,
        },
        {
          text: {
            zh: '有绒毛，集合淋巴小结可侵入黏膜下层',
            en: 'Villi, and lymphoid aggregates that reach the submucosa',
          },
          option: 2,
        },
        {
          text: { zh: '上段肌层为骨骼肌，下段为平滑肌', en: 'Skeletal muscle above, smooth muscle below' },
          option: 0,
        },
      ],
      analysis: {
        zh: '壁细胞见于胃底腺；结肠无绒毛而杯状细胞多；集合淋巴小结以回肠最多；食管肌层上 1/3 为骨骼肌，下 1/3 为平滑肌。十二指肠以黏膜下层的腺为特征，本题未用到。',
        en: 'Parietal cells mark the fundic glands; the colon has no villi but many goblet cells; aggregated lymphoid nodules are most numerous in the ileum; the oesophagus changes from skeletal to smooth muscle. The duodenum, known by its submucosal glands, is not used.',
      },
      keywords: ['消化管壁'],
      keywordsEn: ['wall of the digestive tract'],
    },
    {
      key: 'tract-surface',
      kind: 'WENDA',
      difficulty: 2,
      stem: {
        zh: '小肠通过哪三级结构扩大吸收面积？各由什么构成？',
        en: 'By which three orders of structure does the small intestine enlarge its surface, and what is each made of?',
      },
      model: {
        zh: '①环行皱襞：黏膜和黏膜下层共同突向肠腔，使面积扩大约 3 倍；②绒毛：上皮和固有层突向肠腔，再扩大约 10 倍；③微绒毛：吸收细胞游离面的细胞膜和细胞质突起，构成纹状缘，再扩大约 20 倍。',
        en: '(1) Circular folds of mucosa and submucosa, about threefold; (2) villi of epithelium and lamina propria, about tenfold more; (3) microvilli, processes of membrane and cytoplasm of absorptive cells that form the striated border, about twentyfold more.',
      },
      analysis: {
        zh: '得分要点：三级名称、各自的构成层次。最易错的是把黏膜下层写进绒毛。',
        en: 'Points: the three names and their layers. The commonest error is to put submucosa into a villus.',
      },
      keywords: ['环行皱襞', '黏膜下层', '绒毛', '固有层', '微绒毛', '纹状缘'],
      keywordsEn: ['circular folds', 'submucosa', 'villi', 'lamina propria', 'microvilli', 'striated border'],
    },
    {
      key: 'tract-newborn',
      kind: 'BINGLI',
      difficulty: 3,
      stem: {
        zh: '患儿，男，出生 5 天，胎便排出延迟，腹胀、呕吐。钡灌肠示直肠狭窄、近端结肠扩张，拟行直肠活检。',
        en: 'A boy of five days passed meconium late and has a swollen belly and vomiting. The enema shows a narrow rectum and a wide colon above it. A rectal biopsy is planned.',
      },
      children: [
        {
          key: 'tract-newborn-missing',
          kind: 'DANXUAN',
          difficulty: 3,
          stem: {
            zh: '狭窄段肠壁内最可能缺失的是',
            en: 'What is most likely missing from the wall of the narrow part?',
          },
          options: [
            no('肌层的环行平滑肌', 'Circular smooth muscle of the muscularis'),
            yes('神经丛内的神经元', 'Neurons of the nerve plexuses'),
            no('黏膜肌层', 'Muscularis mucosae'),
            no('固有层的淋巴组织', 'Lymphoid tissue of the lamina propria'),
          ],
          analysis: {
            zh: '先天性巨结肠的病变段缺乏黏膜下和肌间神经丛的神经元，平滑肌本身存在但持续痉挛；黏膜肌层和淋巴组织不缺失。',
            en: 'In congenital megacolon the plexuses lack neurons; the muscle is there but stays contracted. Muscularis mucosae and lymphoid tissue are present.',
          },
        },
        {
          key: 'tract-newborn-place',
          kind: 'TIANKONG',
          difficulty: 2,
          stem: {
            zh: '黏膜抽吸活检取不到内环、外纵两层平滑肌之间的____，因此主要观察黏膜下层内的____。',
            en: 'A suction biopsy does not reach the ____ between the circular and longitudinal muscle, so one looks at the ____ in the submucosa.',
          },
          blanks: [
            { terms: ['myenteric-plexus'] },
            {
              terms: ['submucous-plexus'],
              accept: [
                '神经节细胞',
                '节细胞',
                '神经元',
                '神经细胞',
                'ganglion cells',
                'ganglion cell',
                'neurons',
                'neuron',
                'nerve cells',
                'nerve cell',
              ],
            },
          ],
          analysis: {
            zh: '肌间神经丛位于肌层两层之间，主要调节蠕动；黏膜下神经丛位于黏膜下层，主要调节黏膜肌层的收缩和腺的分泌，活检看其中有无神经节细胞。',
            en: 'The myenteric plexus between the muscle layers governs peristalsis; the submucous plexus governs the muscularis mucosae and the glands, and the biopsy is searched for its ganglion cells.',
          },
        },
      ],
      analysis: {
        zh: '先天性巨结肠：神经嵴细胞未迁移至肠管远端，病变段失去蠕动而狭窄，近端继发扩张。',
        en: 'Congenital megacolon: neural crest cells did not reach the end of the gut; that part stays narrow without peristalsis and the gut above it dilates.',
      },
      keywords: ['先天性巨结肠', '肠神经丛'],
      keywordsEn: ['Hirschsprung disease', 'enteric plexus'],
    },
  ],
}
