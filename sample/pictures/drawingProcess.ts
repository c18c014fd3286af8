/** A process that draws one sample picture after another. */
import sharp from 'sharp'
import { answerOrders } from '../processes/answer.ts'
import { draw } from './draw.ts'

// each picture is read only once or twice
sharp.cache(false)

answerOrders(draw)
