import type { BulletinTexts } from '../bulletin.ts'

export const viVn: BulletinTexts = {
  welcome: {
    title: 'Chào mừng bạn ghé chơi',
    body: '<p>Cứ dạo xem, mở trò nào cũng được, thử thoải mái: <strong>ở đây tất cả là tiền chơi thử</strong>. Bạn chỉ cần tài khoản khi muốn giữ số dư và trò yêu thích.</p><p>Có thắc mắc? <a href="/faq">Phần giải đáp</a> rất ngắn gọn, và luôn có người trả lời nếu bạn cần thêm.</p>',
  },
  monday: {
    title: 'Thứ Hai dành cho vòng quay',
    body: '<p>Mỗi thứ Hai, một lần nạp được thêm chút ít để chơi slot. Tỷ lệ, vòng cược và mức tối đa ghi rõ ở trang ưu đãi, đọc rồi hãy quyết định.</p><p>Thưởng là tùy chọn. Bạn vẫn nạp được mà không nhận thưởng.</p>',
  },
  limits: {
    title: 'Trước khi nạp, hãy đặt hạn mức',
    body: '<p>Hạn mức bạn chọn hôm nay sẽ bảo vệ bạn trong một tối dài. Có thể đặt theo ngày, tuần hoặc tháng; <strong>giảm có hiệu lực ngay, tăng phải chờ 24 giờ</strong>.</p><p><a href="/main/deposit-limits">Hạn mức hoạt động thế nào</a></p>',
  },
  tables: {
    title: 'Thảm bàn mới ở khu phía đông',
    body: '<p>Các bàn trực tiếp khu phía đông đã nghỉ hai ngày và nay mở lại. Luật và mức cược không đổi, chỉ có thảm bàn là mới.</p>',
  },
}
