import type { TeacherMarkSeed } from '../../types.ts'

export const microbeMarks: Record<string, TeacherMarkSeed[]> = {
  'staphylococcus-aureus': [
    {
      layer: 'school',
      at: 'grape-like-cluster-2',
      by: 'tang-xiaozhu',
      name: { zh: '形态不能定种', en: 'Shape does not name the species' },
      desc: {
        zh: '革兰阳性、葡萄串状只说明可能是葡萄球菌；是否为金黄色葡萄球菌，还要看血浆凝固酶等试验。',
        en: 'Gram-positive cocci in clusters only suggest a staphylococcus; whether it is S. aureus is shown by coagulase and other tests.',
      },
    },
  ],
  'escherichia-coli': [
    {
      layer: 'school',
      at: 'gram-negative-bacillus-2',
      by: 'tang-xiaozhu',
      name: { zh: '看形态只能报到这一步', en: 'As far as the shape goes' },
      desc: {
        zh: '见到红色短杆菌只能报告“革兰阴性杆菌”；与沙门菌、志贺菌的区别要靠培养、生化反应和血清学试验。',
        en: 'Short red rods are reported as Gram-negative bacilli and no more; culture, biochemistry and serology tell them from Salmonella and Shigella.',
      },
    },
  ],
  'clostridium-tetani': [
    {
      layer: 'system',
      at: 'terminal-spore-2',
      by: 'tang-xiaozhu',
      name: { zh: '芽胞为何不着色', en: 'Why the spore stays clear' },
      desc: {
        zh: '芽胞壁厚而致密，革兰染料不易进入，呈无色透亮；芽胞染色法加热后才能使它着色。',
        en: 'The dense spore wall keeps Gram’s dyes out, so it stays clear; a spore stain needs heat to bring the dye in.',
      },
    },
  ],
  'streptococcus-in-pus': [
    {
      layer: 'school',
      at: 'coccus-chain-2',
      by: 'tang-xiaozhu',
      name: { zh: '成链还是成堆', en: 'Chain or cluster' },
      desc: {
        zh: '链球菌沿一个平面分裂而成链，葡萄球菌沿多个平面分裂而成堆；多看几个视野，短链和成双的不足为凭。',
        en: 'Streptococci divide in one plane and form chains, staphylococci in several and form clusters; look at several fields, since pairs and short chains prove nothing.',
      },
    },
    {
      layer: 'system',
      at: 'phagocytosed-coccus-2',
      by: 'tang-xiaozhu',
      name: { zh: '细胞内的球菌未必是奈瑟菌', en: 'Cocci in a cell need not be Neisseria' },
      desc: {
        zh: '先看颜色和形状：紫色圆形、成链的是链球菌；奈瑟菌为红色，肾形成双，凹面相对。',
        en: 'See colour and shape first: violet, round and in chains are streptococci; Neisseria are red, kidney-shaped and in pairs, hollow sides facing.',
      },
    },
  ],
  'ascaris-eggs': [
    {
      layer: 'school',
      at: 'unfertilised-ascaris-egg-2',
      by: 'tang-xiaozhu',
      name: { zh: '受精与未受精', en: 'Fertilised or not' },
      desc: {
        zh: '未受精蛔虫卵呈长椭圆形，卵壳与蛋白质膜均较薄，内含大小不等的折光颗粒，没有新月形间隙。',
        en: 'The unfertilised egg is elongated, its shell and albuminous coat are thinner, it is full of refractile granules of all sizes, and there is no crescent space.',
      },
    },
  ],
  'schistosoma-egg': [
    {
      layer: 'school',
      at: 'schistosoma-japonicum-egg-2',
      by: 'tang-xiaozhu',
      name: { zh: '看不到侧棘怎么办', en: 'When no spine is seen' },
      desc: {
        zh: '侧棘小，常被附着物遮盖或转到背面；可凭大小、薄壳、无卵盖和卵内毛蚴判断，并转动细调焦再找。',
        en: 'The spine is small and often covered or turned away; judge by size, thin shell, no lid and the miracidium inside, and look for it with the fine focus.',
      },
    },
  ],
  'trichuris-eggs': [
    {
      layer: 'school',
      at: 'trichuris-egg-2',
      by: 'tang-xiaozhu',
      name: { zh: '两端有塞也未必是鞭虫卵', en: 'Two plugs may be Capillaria' },
      desc: {
        zh: '毛细线虫卵两端也有塞，但塞扁平、不突出，卵壳有条纹；鞭虫卵的塞向外凸，卵壳光滑。',
        en: 'Eggs of Capillaria have plugs too, but flat ones, and a striated shell; those of the whipworm bulge, and its shell is smooth.',
      },
    },
  ],
  'plasmodium-vivax': [
    {
      layer: 'system',
      at: 'schuffner-dots-2',
      by: 'tang-xiaozhu',
      name: { zh: '薛氏点与胀大的红细胞', en: 'Schüffner’s dots and a swollen cell' },
      desc: {
        zh: '被间日疟原虫寄生的红细胞胀大、颜色变浅，并出现鲜红色的薛氏点；恶性疟原虫寄生的红细胞不胀大。',
        en: 'Red cells with Plasmodium vivax swell, turn paler and show bright Schüffner’s dots; cells with P. falciparum do not swell.',
      },
    },
  ],
}
