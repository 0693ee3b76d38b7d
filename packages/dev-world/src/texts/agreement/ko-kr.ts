import type { AgreementTexts } from '../agreement.ts'

export const koKr: AgreementTexts = {
  service: {
    title: '서비스 약관',
    body: '<p>계정을 만들면 다음을 확인하는 것입니다.</p><ul><li>법정 연령 이상이며 거주지에서 이런 게임이 허용됩니다.</li><li>알려 준 정보가 사실이고 계정은 본인만 사용합니다.</li><li><a href="/main/terms">이용약관</a>, <a href="/main/privacy">개인정보 처리방침</a>, <a href="/main/game-rules">게임 규칙</a>을 읽었습니다.</li><li>게임에서 잃을 수 있고 모든 게임에 하우스 엣지가 있음을 압니다.</li></ul><p>운영자의 면허에 달리 정하지 않는 한 모든 금액은 가치 없는 게임머니입니다.</p>',
  },
}
