import type { FaqTexts } from '../faq.ts'

export const viVn: FaqTexts = {
  openAccount: {
    title: 'Mở tài khoản như thế nào?',
    body: '<p>Chọn <strong>Đăng ký</strong>, đặt tên tài khoản và mật khẩu, rồi đồng ý với thỏa thuận dịch vụ. Mất khoảng một phút. Mỗi người một tài khoản và phải đủ tuổi theo luật nơi bạn sống.</p>',
  },
  password: {
    title: 'Tôi quên mật khẩu thì làm sao?',
    body: '<p>Khi đăng nhập, chọn <strong>Quên mật khẩu?</strong>. Chúng tôi gửi mã qua e-mail hoặc tin nhắn, rồi bạn đặt mật khẩu mới. Các thiết bị khác của bạn sẽ bị đăng xuất.</p>',
  },
  closeAccount: {
    title: 'Đóng tài khoản như thế nào?',
    body: '<p>Hãy hỏi đơn vị vận hành trang này: xem <a href="/main/contact">Liên hệ</a>. Không cần nêu lý do. Nếu việc chơi không còn vui, hãy đọc <a href="/main/safer-play">Chơi có trách nhiệm</a>.</p>',
  },
  whereMoneyComesFrom: {
    title: 'Tiền chơi thử của tôi từ đâu mà có?',
    body: '<p>Tiền được cộng vào ví khi bạn đăng ký. Bạn không phải trả gì: tiền chơi thử không mua được.</p>',
  },
  canIWithdraw: {
    title: 'Tôi có rút được tiền thắng không?',
    body: '<p>Không. Tiền chơi thử không có giá trị ngoài trang này: không rút, không bán, không đổi được. Tiền thắng vào ví của bạn để chơi tiếp.</p>',
  },
  demo: {
    title: 'Chưa có tài khoản có chơi thử được không?',
    body: '<p>Được. Chọn <strong>Chơi thử</strong> ở trò chơi. Bản chơi thử có cùng luật và cùng xác suất với bản thật. Tiền thắng ở đó không có giá trị và không được giữ lại.</p>',
  },
  moneyInGame: {
    title: 'Khi tôi chơi, tiền của tôi ở đâu?',
    body: '<p>Tiền chuyển vào trò chơi khi bạn mở và về lại ví khi bạn rời đi. Nút <strong>Chuyển hết về ví</strong> ở trang ví đưa tiền về ngay. <strong>Sao kê</strong> cho xem từng phiên.</p>',
  },
  connectionLost: {
    title: 'Đang chơi mà mất mạng thì sao?',
    body: '<p>Kết quả do máy chủ quyết định, không phải trình duyệt. Ván đã xong được trả như thường; ván dang dở chờ bạn quay lại. Mọi ván đã xong đều có trong <strong>Lịch sử cược</strong>.</p>',
  },
  rules: {
    title: 'Xem luật của trò chơi ở đâu?',
    body: '<p>Mở trò chơi và chọn nút <strong>i</strong>: có luật, bảng trả thưởng, mức cược và tỷ lệ hoàn trả. Quy định chung cho mọi trò: <a href="/main/game-rules">Luật chơi</a></p>',
  },
  random: {
    title: 'Kết quả có thật sự ngẫu nhiên không?',
    body: '<p>Có. Mỗi kết quả được rút ngẫu nhiên, không biết ai đang chơi hay trước đó thắng gì. Không có chuyện nổ hũ “sắp nổ”, và không ai điều khiển được một ván, kể cả chúng tôi.</p>',
  },
  returnToPlayer: {
    title: 'Tỷ lệ hoàn trả (RTP) nghĩa là gì?',
    body: '<p>Là phần tiền cược mà trò chơi trả lại sau hàng triệu ván. Với 96%, trung bình trò chơi giữ 4 trên mỗi 100 tiền cược. Nó không nói gì về một buổi tối: bạn có thể thắng hoặc thua nhiều hơn thế rất nhiều.</p>',
  },
  checkResults: {
    title: 'Làm sao xác minh một kết quả?',
    body: '<p>Mở ván trong <strong>Lịch sử cược</strong>: có thời gian, tiền cược, kết quả và tiền trả. Với trò của studio chúng tôi, bạn còn chọn được <strong>Xem lại</strong> và <strong>Xác minh</strong>. <a href="/main/fairness">Cách hoạt động</a></p>',
  },
  sessionNet: {
    title: 'Xem mình đã tiêu bao nhiêu ở đâu?',
    body: '<p>Khi chơi, trò chơi của chúng tôi hiện phiên này thắng hay thua bao nhiêu. <strong>Sao kê</strong> cho xem kết quả từng phiên và tải được tệp CSV, còn <strong>Lịch sử cược</strong> liệt kê từng ván.</p>',
  },
  worried: {
    title: 'Tôi lo mình hoặc người thân chơi quá nhiều.',
    body: '<p>Hãy nói ra, càng sớm càng tốt. Trang <a href="/main/get-help">Tìm trợ giúp</a> có bài tự kiểm tra ngắn và nơi để tìm đến.</p>',
  },
}
