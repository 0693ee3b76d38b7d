import type { PageTexts } from '../page.ts'

export const viVn: PageTexts = {
  about: {
    title: 'Về chúng tôi',
    body: '<p>Chúng tôi mở một ngôi nhà trò chơi: slot, bàn trực tiếp, thể thao, xổ số và bài, với mười một ngôn ngữ, trên mọi màn hình. Chúng tôi muốn là nơi rõ ràng về con số.</p><p>Trừ khi đơn vị vận hành có giấy phép, mọi thứ ở đây là <strong>tiền chơi thử</strong>. Điều này ghi trên mọi trang và không thu khoản tiền thật nào.</p>',
  },
  terms: {
    title: 'Điều khoản sử dụng',
    body: '<p>Bạn phải đủ tuổi theo luật, dùng cho chính mình và chỉ có một tài khoản. Hãy giữ kín mật khẩu; việc làm bằng mật khẩu đó được xem là của bạn.</p><ul><li>Cược đã xác nhận là có hiệu lực. Lỗi rõ ràng của trò chơi thì ván bị hủy và trả lại tiền cược.</li><li>Nhiều tài khoản, máy chơi tự động hay người chơi thông đồng sẽ bị đóng tài khoản.</li><li>Thay đổi được báo trước 14 ngày. Trước đó áp dụng điều khoản cũ.</li></ul>',
  },
  privacy: {
    title: 'Quyền riêng tư',
    body: '<p>Chúng tôi chỉ giữ những gì cần để vận hành tài khoản: bạn là ai, chơi gì, trả bao nhiêu. Không bán gì cả, và không báo cho mạng quảng cáo khi chưa được bạn đồng ý.</p><ul><li>Bạn xem, sửa và tải dữ liệu của mình bất cứ lúc nào.</li><li>Sau khi đóng, hồ sơ được giữ theo thời hạn luật định rồi xóa.</li></ul>',
  },
  gameRules: {
    title: 'Luật chơi',
    body: '<p>Trò nào cũng có luật riêng sau chữ <strong>i</strong>. Những điều sau áp dụng cho tất cả:</p><ul><li>Kết quả trên máy chủ mới được tính, không phải hình trên màn hình.</li><li>Có lỗi thì ván bị hủy và trả lại tiền cược.</li><li>Trò nào nhà cái cũng có lợi thế. Về lâu dài, tiền cược luôn nhiều hơn tiền trả.</li></ul>',
  },
  fairness: {
    title: 'Công bằng',
    body: '<p>Kết quả đến từ bộ tạo số ngẫu nhiên, không biết tài khoản, số dư hay các ván trước của bạn. Khi giấy phép yêu cầu, một phòng thử nghiệm độc lập sẽ kiểm định.</p><p>Với trò crash, chúng tôi công bố mã băm của hạt giống trước ván và hạt giống sau ván để ai cũng tính lại được. Tỷ lệ hoàn trả của từng trò nằm trong luật của trò đó.</p>',
  },
  depositLimits: {
    title: 'Hạn mức nạp',
    body: '<p>Bạn quyết định được nạp bao nhiêu mỗi ngày, tuần hoặc tháng. <strong>Giảm có hiệu lực ngay. Tăng phải chờ 24 giờ</strong> và cần xác nhận lại sau đó.</p><p>Hạn mức tốt là số tiền dù mất hết bạn cũng không thấy thiếu.</p>',
  },
  takeABreak: {
    title: 'Tạm nghỉ',
    body: '<p>Một kỳ nghỉ kéo dài từ một ngày đến sáu tuần, bắt đầu ngay và không rút ngắn được. Trong lúc đó bạn vẫn đăng nhập và rút tiền, nhưng không chơi hay nạp.</p><p>Chúng tôi không gửi ưu đãi trong kỳ nghỉ, cũng không gửi quà “mừng trở lại”.</p>',
  },
  selfExclusion: {
    title: 'Tự loại trừ',
    body: '<p>Tự loại trừ đóng tài khoản của bạn từ sáu tháng trở lên. Không ai gỡ sớm được, kể cả chúng tôi. Số dư được trả lại và tài khoản mới sẽ bị từ chối.</p><p>Hết thời hạn, tài khoản vẫn đóng cho đến khi bạn yêu cầu và có thêm một ngày để suy nghĩ.</p>',
  },
  getHelp: {
    title: 'Tìm hỗ trợ',
    body: '<p>Hãy thành thật tự hỏi:</p><ul><li>Tôi có chơi bằng tiền cần cho việc khác không?</li><li>Tôi có cố gỡ lại khoản đã thua không?</li><li>Tôi có giấu người khác mình chơi bao nhiêu không?</li></ul><p>Chỉ một câu “có” là đủ để nói ra: với người bạn tin, với bác sĩ, hoặc đường dây hỗ trợ ở nước bạn, miễn phí và kín đáo. Bạn có thể <a href="/main/self-exclusion">tự loại trừ</a> bất cứ lúc nào.</p>',
  },
  contact: {
    title: 'Liên hệ',
    body: '<p>Chăm sóc khách hàng trực suốt ngày đêm, bằng ngôn ngữ của trang này. Dùng khung trò chuyện ở góc trang, hoặc viết thư trong trung tâm thành viên.</p><p>Chúng tôi không bao giờ hỏi mật khẩu hay mã bạn nhận được. Nếu có người hỏi, đó không phải là chúng tôi.</p>',
  },
}
