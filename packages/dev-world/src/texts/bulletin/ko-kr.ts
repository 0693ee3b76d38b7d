import type { BulletinTexts } from '../bulletin.ts'

export const koKr: BulletinTexts = {
  welcome: {
    title: '어서 오세요',
    body: '<p>둘러보고, 아무 게임이나 열어 보고, 마음껏 시험해 보세요. <strong>이곳은 모두 게임머니입니다.</strong> 계정은 잔액과 즐겨찾기를 간직할 때만 필요합니다.</p><p>궁금한 점은 <a href="/faq">자주 묻는 질문</a>에 짧게 정리해 두었고, 부족하면 상담원이 도와드립니다.</p>',
  },
  monday: {
    title: '월요일은 릴의 날',
    body: '<p>매주 월요일 입금 한 번에 슬롯용 보너스가 조금 더해집니다. 비율, 롤링, 한도는 혜택 페이지에 모두 적혀 있으니 확인하고 결정하세요.</p><p>보너스는 선택입니다. 받지 않고도 입금할 수 있습니다.</p>',
  },
  limits: {
    title: '입금 전에 한도부터',
    body: '<p>오늘 정한 한도가 긴 저녁의 나를 지켜 줍니다. 일, 주, 월 단위로 정할 수 있으며 <strong>낮추면 바로, 올리면 24시간 뒤에 적용됩니다</strong>.</p><p><a href="/main/deposit-limits">한도 알아보기</a></p>',
  },
  tables: {
    title: '동쪽 홀 테이블을 새로 단장했습니다',
    body: '<p>동쪽 홀의 라이브 테이블이 이틀간 쉬고 다시 열렸습니다. 규칙과 베팅 한도는 그대로이고 테이블 천만 새것입니다.</p>',
  },
}
