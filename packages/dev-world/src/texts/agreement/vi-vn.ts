import type { AgreementTexts } from '../agreement.ts'

export const viVn: AgreementTexts = {
  service: {
    title: 'Thỏa thuận dịch vụ',
    body: '<p>Khi mở tài khoản, bạn xác nhận rằng:</p><ul><li>bạn đủ tuổi theo luật và nơi bạn sống cho phép trò chơi may rủi;</li><li>thông tin bạn cung cấp là đúng và tài khoản chỉ dành cho bạn;</li><li>bạn đã đọc <a href="/main/terms">điều khoản sử dụng</a>, <a href="/main/privacy">quyền riêng tư</a> và <a href="/main/game-rules">luật chơi</a>;</li><li>bạn biết chơi có thể thua và trò nào cũng có lợi thế nhà cái.</li></ul><p>Trừ khi giấy phép của đơn vị vận hành quy định khác, mọi số tiền đều là tiền chơi thử, không có giá trị.</p>',
  },
}
