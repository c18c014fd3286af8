import type { ChapterSeed } from '../../types.ts'
import {
  around,
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

export const cartilageBone: ChapterSeed = {
  subject: 'histology',
  catalog: 'cartilage-bone',
  questions: [
    single(
      'bone-line-left-by',
      3,
      ['箭头所指的折光性轮廓线是怎样形成的？', 'How did the refractile outline at the arrow arise?'],
      [
        no(
          '相邻两层骨板的胶原纤维走向不同',
          'The collagen of neighbouring lamellae runs in different directions',
        ),
        no('骨小管在此处密集吻合', 'Canaliculi join densely here'),
        no('骨外膜的穿通纤维埋入骨质', 'Perforating fibres of the periosteum are buried here'),
        yes(
          '骨吸收停止后新骨开始沉积，界面含骨盐多、胶原少',
          'Resorption stopped and new bone was laid down; the border is rich in mineral and poor in collagen',
        ),
      ],
      [
        '箭头指黏合线，是骨改建中吸收转为沉积的界线，骨小管多在此返折，不越过它。骨板间胶原走向不同形成的是骨板的明暗相间；穿通纤维位于外环骨板。',
        'This is a cement line, left where resorption turned into deposition; most canaliculi turn back here. Different collagen directions make the alternating lamellae; perforating fibres lie in the outer circumferential lamellae.',
      ],
      ['黏合线、骨改建', 'cement line, bone remodelling'],
      at('compact-bone', 'cement-line'),
    ),
    single(
      'bone-runs-in-canal',
      2,
      ['活体中，箭头所指管道内含有', 'In life, what does the channel at the arrow contain?'],
      [
        no('骨细胞的胞体', 'The body of an osteocyte'),
        no('红骨髓', 'Red marrow'),
        no('骨细胞的突起和组织液', 'Processes of osteocytes and tissue fluid'),
        yes('小血管和神经纤维', 'Small vessels and nerve fibres'),
      ],
      [
        '箭头指骨单位中轴的中央管，内有血管、神经和少量结缔组织。骨细胞胞体在骨陷窝，突起和组织液在骨小管，红骨髓在松质骨小梁之间。',
        'A Haversian canal, the axis of an osteon, holds vessels, nerves and a little connective tissue. Cell bodies are in lacunae, their processes in canaliculi, red marrow between trabeculae of spongy bone.',
      ],
      ['中央管、骨单位', 'Haversian canal, osteon'],
      at('compact-bone', 'haversian-canal'),
    ),
    single(
      'bone-remnant-of',
      3,
      ['箭头所指区域的骨板，来源是', 'Where do the lamellae at the arrow come from?'],
      [
        yes(
          '原有的骨单位或环骨板被部分吸收后的残余',
          'What is left of older osteons or circumferential lamellae after resorption',
        ),
        no('骨外膜成骨细胞新近沉积的骨质', 'New bone from osteoblasts of the periosteum'),
        no('中央管周围最近形成的骨质', 'The most recent bone around a Haversian canal'),
        no('软骨基质直接钙化', 'Direct calcification of cartilage matrix'),
      ],
      [
        '箭头指间骨板，位于骨单位之间，不含中央管，是旧骨单位或环骨板吸收后的残留。骨外膜新沉积的是外环骨板；围绕中央管的是骨单位骨板；骨板不是钙化的软骨。',
        'Interstitial lamellae lie between osteons without a canal of their own and are remnants. The periosteum lays down outer circumferential lamellae; those around a canal are Haversian; lamellae are not calcified cartilage.',
      ],
      ['间骨板、骨改建', 'interstitial lamella, bone remodelling'],
      at('compact-bone', 'interstitial-lamella'),
    ),
    fill(
      'bone-cell-was-here',
      2,
      [
        '箭头所指的小腔名为____，活体时容纳的细胞是____。',
        'The small cavity at the arrow is a ____; in life it held an ____.',
      ],
      [named('bone-lacuna'), named('osteocyte')],
      [
        '磨片中细胞已不存在，只见骨陷窝及其放射状的骨小管。成骨细胞排列在骨组织表面，破骨细胞位于吸收陷窝内，二者都不埋在骨板中。',
        'In a ground section the cell is gone and only the lacuna with its radiating canaliculi shows. Osteoblasts line surfaces and osteoclasts sit in resorption bays; neither is buried in a lamella.',
      ],
      ['骨陷窝、骨细胞', 'bone lacuna, osteocyte'],
      at('compact-bone', 'bone-lacuna'),
    ),
    judge(
      'bone-joins-periosteum',
      2,
      [
        '箭头所指管道与骨干表面近于垂直，其周围有同心圆排列的骨板环绕。',
        'The channel at the arrow runs nearly at right angles to the surface of the shaft and is ringed by concentric lamellae.',
      ],
      false,
      [
        '箭头指穿通管：它确实与骨干表面近垂直，沟通骨膜与中央管的血管，但周围没有同心圆骨板；有同心圆骨板的是中央管。',
        'A Volkmann canal does run across the shaft and links periosteal vessels with Haversian canals, but it has no concentric lamellae; those surround Haversian canals.',
      ],
      ['穿通管', 'Volkmann canal'],
      at('compact-bone', 'volkmann-canal'),
    ),
    several(
      'bone-what-passes',
      3,
      ['关于箭头所指的细管，正确的有', 'Which statements about the fine channels at the arrow are true?'],
      [
        yes(
          '相邻骨细胞的突起在其中以缝隙连接相接',
          'Processes of neighbouring osteocytes meet in them by gap junctions',
        ),
        no('内有毛细血管', 'They carry capillaries'),
        yes('使骨陷窝彼此相通', 'They join lacunae to one another'),
        no('自由穿过黏合线通到相邻骨单位', 'They cross cement lines freely into neighbouring osteons'),
        yes('充有组织液，供物质交换', 'They are filled with tissue fluid for exchange'),
      ],
      [
        '箭头指骨小管。血管只在中央管和穿通管内；骨小管一般在黏合线处返折，不与相邻骨单位相通。',
        'These are canaliculi. Vessels run only in Haversian and Volkmann canals; canaliculi generally turn back at the cement line.',
      ],
      ['骨小管、缝隙连接', 'bone canaliculus, gap junction'],
      at('compact-bone', 'bone-canaliculus'),
    ),
    single(
      'cartilage-where-else',
      2,
      ['与本片所示同一类型的软骨还见于', 'Cartilage of the type shown is also found in'],
      [
        no('气管软骨环', 'the tracheal rings'),
        no('椎间盘的纤维环', 'the annulus of the intervertebral disc'),
        yes('会厌', 'the epiglottis'),
        no('关节盘', 'articular discs'),
      ],
      [
        '本片取自耳郭，基质内有交织的弹性纤维，为弹性软骨，会厌亦然。气管为透明软骨，椎间盘和关节盘为纤维软骨。',
        'The slide is auricle: elastic fibres throughout the matrix, as in the epiglottis. The trachea has hyaline, discs have fibrocartilage.',
      ],
      ['弹性软骨、会厌', 'elastic cartilage, epiglottis'],
      around('elastic-cartilage', 'elastic-fibre'),
    ),
    single(
      'cartilage-grows-from',
      3,
      [
        '箭头所指一层的内侧细胞使软骨以何种方式生长？',
        'By what kind of growth do the inner cells of the layer at the arrow enlarge the cartilage?',
      ],
      [
        yes('外加生长', 'Appositional growth'),
        no('间质生长', 'Interstitial growth'),
        no('膜内成骨', 'Intramembranous ossification'),
        no('软骨内成骨', 'Endochondral ossification'),
      ],
      [
        '箭头指软骨膜，其内层的骨原细胞（软骨祖细胞）分化为成软骨细胞，在表面添加新软骨，为外加生长。间质生长靠软骨内部细胞分裂，形成同源细胞群；两种成骨方式产生骨而非软骨。',
        'The inner layer of the perichondrium gives chondroblasts that add cartilage at the surface: appositional growth. Interstitial growth is by division within, leaving isogenous groups; ossification makes bone.',
      ],
      ['软骨膜、外加生长', 'perichondrium, appositional growth'],
      at('elastic-cartilage', 'perichondrium'),
    ),
    fill(
      'cartilage-group-origin',
      2,
      [
        '箭头所指的一组细胞由____个软骨细胞分裂而来，这种细胞组合称____。',
        'The cluster at the arrow comes from division of ____ chondrocyte(s); it is called an ____.',
      ],
      [words('1', '一', '1个', '一个', 'one', 'a single'), named('isogenous-group')],
      [
        '同一软骨细胞分裂产生、共处一处的 2～8 个细胞为同源细胞群，多见于软骨中央；周边的细胞幼稚、单个分布，不成群。',
        'Two to eight cells born of one chondrocyte stay together as an isogenous group, mostly in the centre; young cells at the edge are single.',
      ],
      ['同源细胞群、间质生长', 'isogenous group, interstitial growth'],
      at('elastic-cartilage', 'isogenous-group'),
    ),
    judge(
      'cartilage-fed-by-vessels',
      1,
      [
        '软骨组织内有丰富的毛细血管，营养由血管直接供给软骨细胞。',
        'Cartilage is rich in capillaries that feed its cells directly.',
      ],
      false,
      [
        '软骨组织内无血管，营养由软骨膜的血管渗透，经富含水的基质到达软骨细胞。',
        'Cartilage has no vessels; nutrients diffuse from the perichondrium through the watery matrix.',
      ],
      ['软骨基质、软骨膜', 'cartilage matrix, perichondrium'],
    ),
    several(
      'bone-osteoclast',
      3,
      ['破骨细胞的特征有', 'Features of the osteoclast are'],
      [
        yes('由单核细胞融合而成的多核大细胞', 'a large multinucleate cell formed by fusion of monocytes'),
        yes('贴近骨质一侧有皱褶缘', 'a ruffled border facing bone'),
        no(
          '胞质强嗜碱性，粗面内质网发达',
          'strongly basophilic cytoplasm full of rough endoplasmic reticulum',
        ),
        yes('释放酸和溶酶体酶溶解骨质', 'release of acid and lysosomal enzymes that dissolve bone'),
        no('分泌类骨质', 'secretion of osteoid'),
      ],
      [
        '破骨细胞来自单核细胞系，胞质嗜酸性，皱褶缘处释放酸和酶。嗜碱性胞质、分泌类骨质是成骨细胞的特点。',
        'The osteoclast belongs to the monocyte line and is eosinophilic, with acid and enzymes at the ruffled border. Basophilia and osteoid belong to the osteoblast.',
      ],
      ['破骨细胞、皱褶缘', 'osteoclast, ruffled border'],
    ),
    match(
      'cartilage-three-kinds',
      2,
      ['为下列各项选出相应的软骨。', 'Choose the cartilage for each.'],
      [
        ['透明软骨', 'Hyaline cartilage'],
        ['弹性软骨', 'Elastic cartilage'],
        ['纤维软骨', 'Fibrocartilage'],
      ],
      [
        [
          '基质内大量平行或交错的胶原纤维束，软骨细胞成行排列',
          'Thick bundles of collagen with chondrocytes in rows',
          2,
        ],
        [
          '纤维为Ⅱ型胶原原纤维，折光率与基质相近，H&E 下看不见',
          'Type II collagen fibrils, invisible in H&E because of their refractive index',
          0,
        ],
        ['胎儿长骨的雏形', 'The model of fetal long bones', 0],
        ['新鲜时呈不透明的黄色，弯曲后能复原', 'Opaque yellow when fresh; springs back when bent', 1],
        ['耻骨联合', 'The pubic symphysis', 2],
      ],
      [
        '透明软骨含胶原原纤维，构成胎儿骨架、肋软骨等；弹性软骨因弹性纤维而呈黄色；纤维软骨以胶原纤维束为主，见于椎间盘、耻骨联合。',
        'Hyaline cartilage has fine fibrils and forms the fetal skeleton; elastic cartilage is yellow from elastic fibres; fibrocartilage, of collagen bundles, is found in discs and the pubic symphysis.',
      ],
      ['透明软骨、弹性软骨、纤维软骨', 'hyaline cartilage, elastic cartilage, fibrocartilage'],
    ),
    match(
      'bone-growth-plate',
      4,
      [
        '长骨骺板由骨骺端到骨干端各区依次变化，为下列变化选出所在的区。',
        'In which zone of the growth plate does each change take place?',
      ],
      [
        ['软骨储备区', 'Reserve cartilage zone'],
        ['软骨增生区', 'Proliferating zone'],
        ['软骨钙化区', 'Calcifying zone'],
        ['成骨区', 'Ossification zone'],
      ],
      [
        ['软骨细胞分裂，排成纵行细胞柱', 'Cells divide and line up in columns', 1],
        ['软骨细胞肥大后凋亡，基质钙化', 'Cells swell and die, and matrix calcifies', 2],
        [
          '成骨细胞在残留的钙化软骨表面造骨，形成过渡型骨小梁',
          'Osteoblasts lay bone on what remains of calcified cartilage',
          3,
        ],
        ['软骨细胞小而分散，处于相对静止状态', 'Small scattered cells at rest', 0],
      ],
      [
        '四区顺序为储备、增生、钙化、成骨；细胞柱是增生区的标志，基质钙化和细胞凋亡属钙化区，出现骨组织即为成骨区。',
        'The order is reserve, proliferation, calcification, ossification: columns mark the second, dying cells in calcified matrix the third, bone the fourth.',
      ],
      ['骺板、软骨内成骨', 'growth plate, endochondral ossification'],
    ),
    single(
      'bone-length-stops',
      2,
      ['长骨停止增长的直接原因是', 'A long bone stops growing in length because'],
      [
        no('骨外膜深层的成骨细胞全部消失', 'the osteoblasts in the inner layer of the periosteum all vanish'),
        no('骨髓腔不再扩大', 'the marrow cavity stops widening'),
        yes('骺板软骨全部被骨组织取代', 'the cartilage of the growth plate is all replaced by bone'),
        no('关节软骨骨化', 'articular cartilage ossifies'),
      ],
      [
        '骺板软骨停止增殖并骨化成骺线，长骨不再增长。骨外膜成骨使骨增粗；骨髓腔扩大与长度无关；关节软骨终身存在。',
        'When the plate ossifies into the epiphysial line growth ends. The periosteum adds width, the marrow cavity is not a matter of length, and articular cartilage remains for life.',
      ],
      ['骺板、骺线', 'growth plate, epiphysial line'],
    ),
    essay(
      'bone-osteon-explained',
      3,
      [
        '说明骨单位的组成及其与营养、改建的关系。',
        'Describe the osteon: its parts, nutrition and remodelling.',
      ],
      [
        '骨单位位于内、外环骨板之间，呈圆筒状，与骨干长轴平行。中轴为中央管，含血管、神经；周围有 4～20 层同心圆排列的骨单位骨板；骨板间或骨板内有骨陷窝，骨小管呈放射状并与中央管相通，骨细胞由此得到营养；表面有黏合线。旧骨单位不断被破骨细胞吸收，残余成为间骨板，成骨细胞再造新骨单位。',
        'An osteon is a cylinder along the shaft between inner and outer circumferential lamellae: a central canal with vessels and nerves, 4 to 20 concentric lamellae, lacunae whose canaliculi reach the canal and feed the osteocytes, and a cement line outside. Osteoclasts resorb old osteons, the rest become interstitial lamellae, and osteoblasts build new ones.',
      ],
      [
        '得分要点：中央管、同心圆骨板、骨陷窝与骨小管相通、黏合线、间骨板的来源。把穿通管当作骨单位的轴，或漏写骨小管，均应扣分。',
        'Points: canal, concentric lamellae, lacunae and canaliculi, cement line, origin of interstitial lamellae. Taking a Volkmann canal for the axis or leaving out canaliculi loses marks.',
      ],
      [
        '中央管、骨单位骨板、骨小管、黏合线、间骨板',
        'central canal, lamellae, canaliculi, cement line, interstitial lamellae',
      ],
    ),
    patient(
      'bone-rickets',
      3,
      [
        '患儿，1 岁半，人工喂养，少晒太阳。多汗、方颅、肋骨串珠，血 25-羟维生素 D 降低，腕部 X 线示干骺端增宽、呈杯口状。',
        'A bottle-fed child of 18 months, seldom in the sun, sweats and has a square head and beaded ribs; 25-hydroxyvitamin D is low and the wrist film shows wide cupped metaphyses.',
      ],
      [
        single(
          'bone-rickets-tissue',
          3,
          ['骺板处最主要的组织改变是', 'What is the main change at the growth plate?'],
          [
            no('破骨细胞缺乏，骨质硬化', 'Osteoclasts are lacking and bone is dense'),
            no('胶原合成障碍，类骨质很少', 'Collagen fails and there is little osteoid'),
            yes('软骨和类骨质钙化障碍，大量堆积', 'Cartilage and osteoid fail to mineralise and pile up'),
            no('软骨细胞不能增殖，骺板变薄', 'Chondrocytes do not multiply and the plate is thin'),
          ],
          [
            '维生素 D 缺乏时钙磷不足，软骨基质和类骨质钙化障碍，骺板增宽。破骨细胞缺乏见于石骨症，胶原合成障碍见于维生素 C 缺乏，软骨增殖障碍见于软骨发育不全。',
            'Without vitamin D there is too little calcium and phosphate; matrix and osteoid do not mineralise. Lack of osteoclasts is osteopetrosis, failing collagen scurvy, failing cartilage achondroplasia.',
          ],
        ),
        judge(
          'bone-rickets-osteoid',
          2,
          [
            '类骨质是成骨细胞分泌的、尚未钙化的骨基质。',
            'Osteoid is bone matrix made by osteoblasts and not yet mineralised.',
          ],
          true,
          [
            '对。类骨质经钙盐沉积后才成为骨质；佝偻病时它堆积在骺端和骨样组织表面。',
            'True. Mineral turns osteoid into bone; in rickets it heaps up.',
          ],
        ),
      ],
      [
        '佝偻病的本质是钙化障碍而非基质合成不足，故骺端软骨和类骨质堆积，形成串珠和杯口状改变。',
        'Rickets is a failure of mineralisation, not of matrix; hence the heaps that make beads and cups.',
      ],
      ['佝偻病、类骨质、骺板', 'rickets, osteoid, growth plate'],
    ),
    other(
      'drawing',
      'bone-draw-osteon',
      2,
      [
        '绘出密质骨横断磨片中一个骨单位及其周围（高倍），标注五种结构。',
        'Draw one osteon of compact bone in cross-section with its surroundings at high power and label five structures.',
      ],
      [
        '中央为圆形中央管，外绕多层同心圆骨单位骨板；骨板间排列梭形或卵圆形骨陷窝，骨小管细密、放射状；最外为光滑或锯齿状的黏合线；其旁不规则的平行骨板为间骨板。',
        'A round central canal, rings of lamellae, lens-shaped lacunae between them with fine radiating canaliculi, a cement line around all, and irregular interstitial lamellae beside it.',
      ],
      [
        '常见扣分：骨小管越过黏合线、骨陷窝随意散布而不沿骨板排列、缺间骨板。',
        'Marks are lost for canaliculi that cross the cement line, scattered lacunae, and missing interstitial lamellae.',
      ],
      [
        '中央管、骨陷窝、骨小管、黏合线、间骨板',
        'central canal, lacunae, canaliculi, cement line, interstitial lamellae',
      ],
    ),
  ],
}
