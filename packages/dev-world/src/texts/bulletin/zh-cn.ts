import type { BulletinTexts } from '../bulletin.ts'

export const zhCn: BulletinTexts = {
  welcome: {
    title: '欢迎光临',
    body: '<p>随便逛，随便打开一款游戏，随便试：<strong>这里全部是游戏币</strong>。只有想保存余额和收藏时，才需要账户。</p><p>有疑问？<a href="/faq">常见问题</a>答得很短；还不够的话，随时有人为您解答。</p>',
  },
  monday: {
    title: '周一，留给转轮',
    body: '<p>每周一有一笔存款可为电子游戏多加一点。比例、流水和上限都写在优惠页上，看清楚再决定。</p><p>赠金可选可不选，不要赠金也可以存款。</p>',
  },
  limits: {
    title: '存款之前，先定个限额',
    body: '<p>今天定下的限额，会在漫长的夜里保护您。可按日、周、月设定；<strong>调低立即生效，调高需等 24 小时</strong>。</p><p><a href="/main/deposit-limits">了解限额</a></p>',
  },
  tables: {
    title: '东厅换了新台布',
    body: '<p>东厅真人桌停了两天，现已重新开放。规则和限额都没有变，只有台布是新的。</p>',
  },
}
