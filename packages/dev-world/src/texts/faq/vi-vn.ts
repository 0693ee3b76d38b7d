import type { FaqTexts } from '../faq.ts'

export const viVn: FaqTexts = {
  openAccount: {
    title: 'Mở tài khoản như thế nào?',
    body: '<p>Chọn <strong>Đăng ký</strong>, đặt tên tài khoản và mật khẩu, rồi đồng ý với thỏa thuận dịch vụ. Mất khoảng một phút. Mỗi người một tài khoản và phải đủ tuổi theo luật nơi bạn sống.</p>',
  },
  password: {
    title: 'Tôi quên mật khẩu thì làm sao?',
    body: '<p>Khi đăng nhập, chọn <strong>Quên mật khẩu</strong>. Sau khi xác minh, bạn đặt mật khẩu mới. Mọi phiên đang mở sẽ kết thúc và việc rút tiền tạm dừng 24 giờ, phòng khi điện thoại của bạn bị lấy cắp.</p>',
  },
  closeAccount: {
    title: 'Đóng tài khoản như thế nào?',
    body: '<p>Nhắn cho <a href="/main/contact">chăm sóc khách hàng</a>, không cần nêu lý do. Số dư trong ví được thanh toán trước. Nếu bạn đóng vì việc chơi đang gây hại cho mình, <a href="/main/self-exclusion">tự loại trừ</a> là cách mạnh hơn: không thể đổi ý trong phút bốc đồng.</p>',
  },
  howToDeposit: {
    title: 'Nạp tiền như thế nào?',
    body: '<p>Mở <strong>Nạp tiền</strong>, chọn phương thức, nhập số tiền và xác nhận. Mức thấp nhất và cao nhất ghi bên cạnh mỗi phương thức. Trên trang tiền chơi thử không có khoản thanh toán thật nào.</p>',
  },
  depositTime: {
    title: 'Nạp tiền mất bao lâu, có phí không?',
    body: '<p>Phần lớn đến trong vòng một phút, chuyển khoản ngân hàng trong một ngày làm việc. Chúng tôi không thu phí. Nếu ngân hàng thu, khoản đó nằm trên sao kê của ngân hàng.</p>',
  },
  depositMissing: {
    title: 'Tôi nạp rồi mà chưa thấy tiền.',
    body: '<p>Hãy xem <strong>Lịch sử giao dịch</strong> trước: “đang xử lý” nghĩa là ngân hàng chưa phản hồi. Sau một giờ, gửi mã đơn cho <a href="/main/contact">chăm sóc khách hàng</a>. Đừng nạp lần hai; tiền không mất đâu.</p>',
  },
  withdrawalTime: {
    title: 'Rút tiền mất bao lâu?',
    body: '<p>Chúng tôi kiểm tra trong 24 giờ, thường nhanh hơn nhiều; sau đó ngân hàng cần tối đa một ngày làm việc. Từng bước đều hiện trong lịch sử. Bạn chỉ hủy được trước khi việc kiểm tra bắt đầu.</p>',
  },
  turnover: {
    title: 'Vòng cược nghĩa là gì?',
    body: '<p>Vòng cược cho biết tiền thưởng phải cược bao nhiêu lần mới rút được. Ví dụ thưởng 100, vòng cược 5 thì tổng cược là 500. Ưu đãi nào cũng ghi rõ con số, và ví cho biết còn lại bao nhiêu. Không nhận thưởng thì không có vòng cược.</p>',
  },
  identity: {
    title: 'Vì sao phải xác minh danh tính?',
    body: '<p>Để trả đúng người, không cho trẻ em vào và ngăn gian lận. Chúng tôi chỉ hỏi một lần, thường trước lần rút đầu tiên, cần giấy tờ tùy thân và đôi khi bằng chứng về tài khoản ngân hàng. Chỉ người kiểm tra mới xem được.</p>',
  },
  demo: {
    title: 'Chưa có tài khoản có chơi thử được không?',
    body: '<p>Được, với trò nào có nút <strong>Chơi thử</strong>. Bản chơi thử dùng cùng luật và cùng xác suất với bản thật. Tiền thắng ở đó không có giá trị và không giữ lại được.</p>',
  },
  connectionLost: {
    title: 'Đang chơi mà mất mạng thì sao?',
    body: '<p>Kết quả do máy chủ quyết định, không phải trình duyệt. Ván đã xong được trả như thường; ván dang dở sẽ chờ bạn, sau 24 giờ thì kết thúc theo luật của trò. Mọi ván đều có trong lịch sử.</p>',
  },
  rules: {
    title: 'Xem luật của trò chơi ở đâu?',
    body: '<p>Mở trò chơi và chọn chữ <strong>i</strong>: có luật, bảng trả thưởng, mức cược và tỷ lệ hoàn trả. Quy định chung cho mọi trò ở trang <a href="/main/game-rules">Luật chơi</a>.</p>',
  },
  random: {
    title: 'Kết quả có thật sự ngẫu nhiên không?',
    body: '<p>Có. Mỗi kết quả đến từ bộ tạo số ngẫu nhiên, không biết ai đang chơi hay trước đó thắng gì. Không có chuyện slot “sắp nổ”, và không ai điều khiển được một ván, kể cả chúng tôi.</p>',
  },
  returnToPlayer: {
    title: 'Tỷ lệ hoàn trả (RTP) nghĩa là gì?',
    body: '<p>Là phần tiền cược mà trò chơi trả lại sau hàng triệu ván. Với 96%, trung bình nhà cái giữ 4 trên mỗi 100 tiền cược. Nó không nói gì về một buổi tối: bạn có thể thắng hoặc thua nhiều hơn thế rất nhiều.</p>',
  },
  checkResults: {
    title: 'Làm sao kiểm tra một kết quả?',
    body: '<p>Ván nào cũng có mã số. Trong lịch sử có thời gian, tiền cược, kết quả và tiền trả; với trò crash bạn còn tự tính lại được từ hạt giống đã công bố. <a href="/main/fairness">Cách hoạt động</a></p>',
  },
  limits: {
    title: 'Đặt hạn mức như thế nào?',
    body: '<p>Ở trung tâm thành viên, bạn giới hạn được tiền nạp, tiền thua và thời gian theo ngày, tuần, tháng. Giảm có hiệu lực ngay, tăng phải chờ 24 giờ. <a href="/main/deposit-limits">Thêm về hạn mức</a></p>',
  },
  pause: {
    title: 'Có thể tạm khóa tài khoản không?',
    body: '<p>Được, từ một ngày đến sáu tuần, có hiệu lực ngay và không cần lý do. Trong lúc nghỉ bạn vẫn đăng nhập và rút tiền, nhưng không chơi hay nạp, và chúng tôi không gửi ưu đãi nào. <a href="/main/take-a-break">Tạm nghỉ</a></p>',
  },
  worried: {
    title: 'Tôi lo mình hoặc người thân chơi quá nhiều.',
    body: '<p>Hãy nói ra, càng sớm càng tốt. Trang <a href="/main/get-help">Tìm hỗ trợ</a> có bài tự kiểm tra ngắn và nơi để tìm đến. Nhân viên của chúng tôi được đào tạo cho việc này và sẽ không bao giờ tìm cách giữ bạn chơi tiếp.</p>',
  },
}
