import type { BulletinTexts } from '../bulletin.ts'

export const viVn: BulletinTexts = {
  welcome: {
    title: 'Chào mừng bạn',
    body: '<p>Cứ dạo xem và chơi: <strong>ở đây tất cả là tiền chơi thử</strong>. Bạn chơi thử được mà không cần tài khoản; hãy đăng ký để giữ số dư và trò yêu thích.</p><p>Có thắc mắc? Xem <a href="/faq">Câu hỏi thường gặp</a>.</p>',
  },
  startPlaying: {
    title: 'Tài khoản mới có sẵn tiền chơi thử',
    body: '<p>Mỗi tài khoản mới có ngay tiền chơi thử trong ví. Không phải trả gì và không có vòng cược.</p><p>Chọn một trò và chơi thôi.</p>',
  },
  tables: {
    title: 'Bàn trực tiếp đã mở lại',
    body: '<p>Các bàn trực tiếp đã bảo trì xong và mở lại. Luật và mức cược không đổi.</p>',
  },
}
