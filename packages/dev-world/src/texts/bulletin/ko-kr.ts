import type { BulletinTexts } from '../bulletin.ts'

export const koKr: BulletinTexts = {
  welcome: {
    title: '환영합니다',
    body: '<p>둘러보고 즐겨 보세요. <strong>이곳은 모두 게임머니입니다.</strong> 데모는 계정 없이 할 수 있고, 잔액과 즐겨찾기를 저장하려면 회원가입하세요.</p><p>궁금한 점은 <a href="/faq">자주 묻는 질문</a>에 답이 있습니다.</p>',
  },
  startPlaying: {
    title: '새 계정에 드리는 게임머니',
    body: '<p>새 계정을 만들면 지갑에 게임머니가 바로 들어옵니다. 낼 돈도, 롤링 조건도 없습니다.</p><p>게임을 골라 시작해 보세요.</p>',
  },
  tables: {
    title: '라이브 테이블이 다시 열렸습니다',
    body: '<p>라이브 테이블이 점검을 마치고 다시 열렸습니다. 규칙과 베팅 한도는 그대로입니다.</p>',
  },
}
