import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, other, several, single, words, yes } from '../write.ts'

export const salivaryGlandsFurther: QuestionSeed[] = [
  single(
    'salivary-base-lines',
    3,
    [
      '箭头所指结构的细胞基部，电镜下最突出的是',
      'What is most striking in the electron microscope at the base of the cells of the structure at the arrow?',
    ],
    [
      no(
        '平行排列的粗面内质网和游离核糖体',
        'rough endoplasmic reticulum in parallel sheets and free ribosomes',
      ),
      yes('质膜内褶和纵行排列的线粒体', 'infolded plasma membrane with rows of vertical mitochondria'),
      no('张力丝束', 'bundles of tonofilaments'),
      no('微绒毛', 'microvilli'),
    ],
    [
      '纹状管借内褶和线粒体主动吸收钠、排出钾，使唾液低渗。腺泡细胞基部嗜碱性才是粗面内质网所致；微绒毛位于游离面。张力丝束是复层扁平上皮细胞的特点。',
      'They pump sodium back and make saliva hypotonic. Rough reticulum makes the base of acinar cells basophilic; microvilli are on the free surface. Bundles of tonofilaments mark stratified squamous epithelium.',
    ],
    ['纹状管、质膜内褶', 'striated duct, infolded membrane'],
    at('parotid-gland', 'striated-duct'),
  ),
  judge(
    'salivary-squeezing-cells',
    3,
    [
      '箭头所指的结构主要改变唾液的成分，其外一般没有肌上皮细胞。',
      'The structure at the arrow chiefly changes the composition of saliva and has as a rule no myoepithelial cells around it.',
    ],
    false,
    [
      '错。箭头指浆液性腺泡，产生唾液；腺细胞与基膜之间有肌上皮细胞，有突起呈星形，收缩时助分泌物排出，闰管也有。吸钠排钾而改变唾液成分、其外一般没有肌上皮细胞的是纹状管。',
      'False. The arrow is at a serous acinus, which makes saliva; between its cells and the basement membrane lie star-shaped myoepithelial cells that help to press it out, as in intercalated ducts. Striated ducts change saliva by taking up sodium and as a rule have none.',
    ],
    ['肌上皮细胞、腺泡', 'myoepithelial cell, acinus'],
    at('parotid-gland', 'serous-acinus'),
  ),
  single(
    'salivary-runs-in-wall',
    2,
    [
      '箭头所指的结缔组织内，一般不会见到',
      'What is not normally found in the connective tissue at the arrow?',
    ],
    [
      no('小动脉和小静脉', 'Small arteries and veins'),
      no('排泄管', 'Excretory ducts'),
      no('神经纤维', 'Nerve fibres'),
      yes('闰管', 'Intercalated ducts'),
    ],
    [
      '箭头指小叶间隔，含血管、神经和较大的排泄管（小叶间导管）。闰管和纹状管位于小叶内。',
      'The interlobular septum holds vessels, nerves and excretory ducts. Intercalated and striated ducts lie within lobules.',
    ],
    ['小叶间隔、排泄管', 'interlobular septum, excretory duct'],
    at('parotid-gland', 'interlobular-septum'),
  ),
  fill(
    'salivary-opens-beside',
    2,
    [
      '腮腺导管开口于平对上颌第____磨牙牙冠的颊黏膜；它横过____肌的表面。',
      'The parotid duct opens in the cheek opposite the upper ____ molar; it crosses the surface of the ____ (muscle).',
    ],
    [words('二', '2', '第二', 'second', '2nd'), words('咬', '咬肌', 'masseter', 'masseter muscle')],
    [
      '导管在颧弓下方约一横指处横过咬肌，在其前缘转向内穿颊肌，开口于上颌第二磨牙相对的颊黏膜乳头。下颌下腺管开口于舌下阜。',
      'It crosses the masseter a finger below the zygomatic arch, pierces buccinator and opens opposite the second upper molar. The submandibular duct opens on the sublingual caruncle.',
    ],
    ['腮腺导管、咬肌', 'parotid duct, masseter'],
  ),
  match(
    'salivary-nerve-supply',
    3,
    [
      '为下列腺体选出副交感节后纤维的来源。',
      'From which ganglion do postganglionic parasympathetic fibres reach each gland?',
    ],
    [
      ['耳神经节', 'Otic ganglion'],
      ['下颌下神经节', 'Submandibular ganglion'],
      ['翼腭神经节', 'Pterygopalatine ganglion'],
      ['睫状神经节', 'Ciliary ganglion'],
    ],
    [
      ['腮腺', 'Parotid gland', 0],
      ['舌下腺', 'Sublingual gland', 1],
      ['腭腺', 'Palatine glands', 2],
      ['下颌下腺', 'Submandibular gland', 1],
    ],
    [
      '舌咽神经→岩小神经→耳神经节→耳颞神经→腮腺；面神经→鼓索→下颌下神经节→下颌下腺、舌下腺；面神经→岩大神经→翼腭神经节→泪腺、鼻腭腺。睫状神经节支配眼内肌。',
      'Glossopharyngeal nerve to otic ganglion to parotid; chorda tympani to submandibular ganglion; greater petrosal to pterygopalatine ganglion. The ciliary ganglion serves the eye.',
    ],
    ['耳神经节、下颌下神经节', 'otic ganglion, submandibular ganglion'],
  ),
  several(
    'salivary-mixed-acinus',
    2,
    ['关于混合性腺泡，正确的有', 'True of mixed acini:'],
    [
      yes('由浆液性和黏液性细胞共同组成', 'they hold serous and mucous cells'),
      yes('浆液性细胞可在黏液性腺泡末端形成半月', 'serous cells may cap them as demilunes'),
      yes('下颌下腺内可见', 'they occur in the submandibular gland'),
      no('是成人腮腺的主要腺泡', 'they are the main acini of the adult parotid'),
      no(
        '半月的细胞核均扁平，贴于基底',
        'the nuclei of demilunes are always flattened and pressed against the base',
      ),
    ],
    [
      '腮腺为纯浆液性腺；下颌下腺以浆液性为主、舌下腺以黏液性为主，均含混合性腺泡。半月为浆液性细胞，核圆；核扁平贴基底的是黏液性细胞。',
      'The parotid is serous; submandibular and sublingual glands are mixed. Demilunes are serous with round nuclei; flat nuclei belong to mucous cells.',
    ],
    ['混合性腺泡、浆半月', 'mixed acinus, demilune'],
  ),
  other(
    'drawing',
    'salivary-draw-lobule',
    3,
    [
      '绘出腮腺一个小叶的局部（H&E，高倍），标注浆液性腺泡、闰管、纹状管、脂肪细胞和小叶间隔。',
      'Draw part of a parotid lobule (H&E, high power) and label serous acinus, intercalated duct, striated duct, adipocyte and interlobular septum.',
    ],
    [
      '浆液性腺泡：锥体形细胞，核圆近基底，基部紫蓝、顶部红色颗粒；闰管：细小，单层扁平或立方；纹状管：管腔大，单层高柱状，胞质红，基部纵纹；脂肪细胞：空泡，核偏边；小叶间隔：结缔组织，含血管和排泄管。',
      'Serous acinus: pyramids with round basal nuclei, violet base, red granules above. Intercalated duct: small, squamous or cuboidal. Striated duct: wide, tall, red, with basal lines. Adipocyte: empty with a nucleus at the rim. Interlobular septum: connective tissue with vessels and excretory ducts.',
    ],
    [
      '评分：五处标注各 1 分；腺泡与纹状管胞质颜色对比、导管大小比例正确各加 1 分。勿画黏液性腺泡。',
      'Marks: one for each of five labels, one for the contrast of acinus and striated duct, one for the sizes of ducts. No mucous acini.',
    ],
    [
      '浆液性腺泡、闰管、纹状管、脂肪细胞、小叶间隔',
      'serous acinus, intercalated duct, striated duct, adipocyte, interlobular septum',
    ],
  ),
]
