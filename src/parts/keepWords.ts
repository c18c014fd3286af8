/** Words for the depths and for the troubles of keeping. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Contents, type Depth, depths, type KeepKind } from '../contract/sync.ts'
import type { Trouble } from '../packs/protocol.ts'
import type { Obstacle } from '../packs/support.ts'

export const depthNames: Record<Depth, MessageDescriptor> = {
  overview: msg`概览`,
  study: msg`学习`,
  focus: msg`重点`,
  full: msg`完整`,
}

/** Help on each depth: how it can be used without a network. */
export const depthHints: Record<Depth, MessageDescriptor> = {
  overview: msg`看全貌：低倍清楚，再放大会模糊`,
  study: msg`看组织：只差最高一档放大`,
  focus: msg`全片低倍，有标注的地方可放到最大`,
  full: msg`每一处都能放到最大`,
}

/** The same for a lesson, where a depth is that of its specimens. */
export const lessonHints: Record<Depth, MessageDescriptor> = {
  overview: msg`全部页面，标本只看全貌，不含视频`,
  study: msg`全部页面，标本只差最高一档放大，不含视频`,
  focus: msg`全部页面，标本到课上展示的清晰度，不含视频`,
  full: msg`全部页面和视频，标本每一处都能放到最大`,
}

export const keepKindNames: Record<KeepKind, MessageDescriptor> = {
  specimen: msg`标本`,
  chapter: msg`章节`,
  deck: msg`课件资源`,
  courseware: msg`课件`,
  course: msg`课程`,
}

export const troubleWords: Record<Trouble, MessageDescriptor> = {
  offline: msg`没有网络，联网后会自动继续。`,
  changed: msg`服务器上的图片刚刚更新，请重试。`,
  damaged: msg`本机的内容不完整，联网后会重新下载缺的部分。`,
  full: msg`本机空间不够。移除一些已保存的内容后再继续。`,
  busy: msg`这次没有保存成功，会自动再试。`,
  unsupported: msg`这个浏览器不能保存离线图片。`,
  stopped: msg`已暂停。`,
  gone: msg`学校已移除或关闭它，不能再更新。`,
}

export const obstacleWords: Record<Obstacle, MessageDescriptor> = {
  insecure: msg`当前地址不是安全连接（https），浏览器不允许离线保存。`,
  inApp: msg`应用内打开的页面不能离线保存。点右上角 ··· 选择“在浏览器打开”。`,
  unsupported: msg`这个浏览器不支持离线保存图片。请更新浏览器，或换用 Chrome、Edge、Safari。`,
  forbidden: msg`浏览器不让本站保存任何内容。请在浏览器设置中允许本站使用 Cookie。`,
  private: msg`无痕窗口不能离线保存。请在普通窗口中打开。`,
}

/**
 * The depths worth offering: of two that take as much the one that shows more, focus only where it leaves something out
 * and adds something. What it adds may be less than the chunk with which study ends.
 * @param standing what is kept already is told in any case
 */
export function offeredDepths(sizes: Contents['sizes'], standing?: Depth): Depth[] {
  const { overview, study, focus, full } = sizes
  const isWorth: Record<Depth, boolean> = {
    overview: overview < study,
    study: study < full,
    focus: focus < full * 0.95 && focus !== study,
    full: true,
  }
  return depths.filter((depth) => isWorth[depth] || depth === standing)
}

/** The depth to begin with: the one chosen last on this device, else all of it where that is small. */
export function defaultDepth(sizes: Contents['sizes'], remembered: Depth | null, roomy: number): Depth {
  const wanted = remembered ?? (sizes.full <= roomy ? 'full' : 'focus')
  const able = offeredDepths(sizes)
  return able.includes(wanted) ? wanted : (able.find((depth) => sizes[depth] >= sizes[wanted]) ?? 'full')
}
