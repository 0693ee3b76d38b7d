import type { PageTexts } from '../page.ts'

export const viVn: PageTexts = {
  about: {
    title: 'Về chúng tôi',
    body: '<p>Đây là trang trình diễn của Oriel, nền tảng mở cho trò chơi trực tuyến: nổ hũ, bàn chơi, thể thao, xổ số và game bài, mười một ngôn ngữ, trên điện thoại và máy tính. Trò chơi của studio chúng tôi công bố chính xác tỷ lệ hoàn trả, và bạn xác minh được từng kết quả.</p><p>Mọi thứ ở đây đều là <strong>tiền chơi thử</strong>: không nạp tiền thật và không trả tiền thật.</p>',
  },
  terms: {
    title: 'Điều khoản sử dụng',
    body: '<p>Bạn phải đủ tuổi theo luật, chơi cho chính mình và chỉ dùng một tài khoản. Hãy giữ kín mật khẩu: bạn chịu trách nhiệm cho mọi thao tác bằng mật khẩu đó.</p><ul><li>Cược đã xác nhận là kết quả cuối cùng. Khi trò chơi lỗi rõ ràng, ván bị hủy và hoàn lại tiền cược.</li><li>Mở nhiều tài khoản, dùng phần mềm chơi tự động hay thông đồng sẽ bị đóng tài khoản.</li><li>Thay đổi được báo trước 14 ngày. Trước đó vẫn áp dụng điều khoản cũ.</li></ul>',
  },
  privacy: {
    title: 'Quyền riêng tư',
    body: '<p>Chúng tôi chỉ giữ những gì tài khoản cần: thông tin của bạn, thiết bị đăng nhập, các ván đã chơi và biến động trong ví. Chúng tôi không bán dữ liệu và không gửi gì cho mạng quảng cáo khi bạn chưa đồng ý.</p><ul><li>Thông tin tài khoản cho bạn xem dữ liệu và thiết bị của mình. <strong>Lịch sử cược</strong> và <strong>Sao kê</strong> cho xem từng ván và từng biến động.</li><li>Có câu hỏi về dữ liệu? Xem <a href="/main/contact">Liên hệ</a>.</li></ul>',
  },
  gameRules: {
    title: 'Luật chơi',
    body: '<p>Luật của từng trò nằm ở nút <strong>i</strong>. Những điều sau áp dụng cho mọi trò:</p><ul><li>Kết quả trên máy chủ mới được tính, không phải hình trên màn hình.</li><li>Trò chơi gặp lỗi thì ván bị hủy và hoàn lại tiền cược.</li><li>Trò nào cũng có lợi thế nhà cái. Về lâu dài, tổng cược nhiều hơn tổng trả thưởng.</li></ul>',
  },
  fairness: {
    title: 'Tính công bằng',
    body: '<p>Kết quả được rút ngẫu nhiên, không phụ thuộc vào tài khoản, số dư hay các ván trước của bạn.</p><p>Bạn xác minh được mọi trò của studio chúng tôi. Trước khi chơi, trò chơi hiện mã băm của hạt giống bí mật. Hạt giống được công khai sau đó: khi ván chung kết thúc, hoặc khi bạn đổi hạt giống ở mục <strong>Minh bạch</strong> trong trò chơi. Sau đó hãy mở ván trong <strong>Lịch sử cược</strong> và chọn <strong>Xác minh</strong>: trình duyệt sẽ tính lại kết quả.</p><p>Tỷ lệ hoàn trả chính xác nằm trong luật của từng trò.</p>',
  },
  saferPlay: {
    title: 'Chơi có trách nhiệm',
    body: '<p>Chơi là để vui. Trang này giúp bạn:</p><ul><li>Tất cả là tiền chơi thử, bạn không mất tiền thật.</li><li>Khi chơi, trò chơi của chúng tôi hiện phiên này thắng hay thua bao nhiêu và đã kéo dài bao lâu.</li><li>Tỷ lệ hoàn trả và mức thắng cao nhất hiện ra trước khi bạn cược.</li><li>Bạn đăng xuất được bất cứ lúc nào. Không bao giờ phải vội.</li></ul><p>Có còn vui không? Hãy dừng nếu bạn chơi lâu hơn dự định, cố gỡ khoản đã thua, hoặc bỏ bê giấc ngủ, công việc hay người thân. <a href="/main/get-help">Tìm trợ giúp</a></p>',
  },
  getHelp: {
    title: 'Tìm trợ giúp',
    body: '<p>Hãy thành thật tự hỏi:</p><ul><li>Tôi có chơi bằng tiền cần cho việc khác không?</li><li>Tôi có cố gỡ lại khoản đã thua không?</li><li>Tôi có giấu người khác mình chơi bao nhiêu không?</li></ul><p>Chỉ một câu “có” là đủ để nói ra: với người bạn tin, với bác sĩ, hoặc đường dây hỗ trợ ở nước bạn, miễn phí và kín đáo.</p><p>Trang này giúp được gì: <a href="/main/safer-play">Chơi có trách nhiệm</a></p>',
  },
  contact: {
    title: 'Liên hệ',
    body: '<p>Đây là trang trình diễn của Oriel. Đơn vị vận hành trang ghi cách liên hệ tại đây: e-mail, điện thoại và giờ làm việc.</p><p>Phần lớn câu hỏi đã có lời đáp ở <a href="/faq">Câu hỏi thường gặp</a>.</p><p>Chúng tôi không bao giờ hỏi mật khẩu hay mã bạn nhận được. Nếu có người hỏi, đó không phải là chúng tôi.</p>',
  },
}
