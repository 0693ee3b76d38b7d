import type { PromotionTexts } from '../promotion.ts'

export const viVn: PromotionTexts = {
  oncePerMember: 'Mỗi thành viên chỉ nhận một lần cho mỗi ưu đãi.',
  everyOffer:
    'Mọi thứ ở đây đều là tiền chơi thử: không mua, không bán, không rút thành tiền thật.',
  firstDeposit: {
    title: 'Nhân đôi lần nạp đầu tiên',
    summary: 'Tặng thêm {percent}% cho lần nạp đầu. Tiền thưởng cần cược đủ {turnover} vòng.',
    body: '<p>Khi bạn nạp lần đầu, chúng tôi cộng thêm <strong>{percent}%</strong>, tối đa theo mức ghi tại đây. Tiền nạp của bạn luôn là của bạn.</p><p>Riêng tiền thưởng cần cược đủ <strong>{turnover} vòng</strong> mới rút được. Ví dụ thưởng 100 thì tổng cược là 100 × {turnover}.</p>',
    terms: [
      'Chỉ tính vòng cược cho tiền thưởng, không tính tiền nạp.',
      'Thưởng chưa dùng hết sẽ hết hạn sau 30 ngày. Bạn có thể từ bỏ bất cứ lúc nào.',
    ],
  },
  playMoney: {
    title: 'Bắt đầu với tiền chơi thử',
    summary: 'Đăng ký là có ngay tiền chơi thử trong ví. Không phải trả gì, không điều kiện.',
    body: '<p>Mỗi tài khoản mới có sẵn tiền chơi thử trong ví, để bạn thử mọi danh mục rồi mới chọn thứ mình thích.</p><p>Không phải trả gì, cũng không có vòng cược. Ví luôn hiện số dư của bạn.</p>',
    terms: ['Cộng vào ví ngay khi đăng ký.', 'Không có vòng cược.'],
  },
  tryFirst: {
    title: 'Chơi thử miễn phí trò của chúng tôi',
    summary:
      'Mở trò của studio chúng tôi ở bản chơi thử: không cần tài khoản, cùng luật và xác suất.',
    body: '<p>Chọn <strong>Chơi thử</strong> ở một trò của studio chúng tôi, trò sẽ mở ngay với xu chơi thử. Luật, xác suất và tỷ lệ hoàn trả giống như bản thật.</p><p>Ở bản chơi thử bạn không mất gì, và tiền thắng không được giữ lại. Muốn giữ số dư, hãy đăng ký và chơi bằng tiền chơi thử trong ví.</p>',
    terms: ['Không cần tài khoản.', 'Xu chơi thử không có giá trị và không được giữ lại.'],
  },
  mondaySlots: {
    title: 'Thứ Hai vòng quay',
    summary: 'Tặng {percent}% cho một lần nạp mỗi thứ Hai, chỉ dành cho slot.',
    body: '<p>Mỗi thứ Hai, một lần nạp được cộng thêm <strong>{percent}%</strong> để chơi slot. Tiền thưởng cược đủ <strong>{turnover} vòng</strong> trên slot; trò khác không được tính.</p><p>Về lâu dài, slot ở đây trả lại từ 94 đến 97 trên mỗi 100 tiền cược. Con số chính xác nằm trong luật của từng trò. Tiền thưởng không làm thay đổi điều đó.</p>',
    terms: [
      'Từ 00:00 đến 23:59 thứ Hai, theo múi giờ của trang.',
      'Khi thưởng còn hiệu lực, mỗi lần cược không quá một phần mười tiền thưởng.',
    ],
  },
  reelRace: {
    title: 'Đua vòng quay trong tuần',
    summary:
      'Những ván thắng đẹp nhất tuần chia nhau quỹ thưởng. Tính bằng may mắn, không tính chơi nhiều hay ít.',
    body: '<p>Xếp hạng theo <strong>ván thắng lớn nhất so với tiền cược của ván đó</strong>. Chơi lâu hơn không tự đẩy hạng lên, và mức cược nhỏ nhất có cơ hội như mức lớn nhất.</p><p>Tối Chủ nhật, năm mươi người đứng đầu nhận thưởng, không kèm vòng cược. Phần lớn người chơi sẽ không có tên, nên hãy chơi vì trò chơi, đừng chơi vì bảng xếp hạng.</p>',
    terms: ['Mỗi ngày tính tối đa mười ván.', 'Bằng điểm thì ai đạt trước đứng trước.'],
  },
  fourFold: {
    title: 'Thưởng xiên {percent}%',
    summary: 'Cộng {percent}% vào tiền lời khi vé xiên ít nhất bốn trận thắng.',
    body: '<p>Khi vé xiên từ bốn trận trở lên thắng, chúng tôi cộng <strong>{percent}%</strong> vào tiền lời. Phần cộng thêm chỉ cần cược lại <strong>một lần</strong> là rút được.</p><p>Xin nhớ: thêm một trận là vé khó trúng hơn. Phần cộng thêm không bù được điều đó.</p>',
    terms: [
      'Mỗi lựa chọn có tỷ lệ từ 1.40 trở lên.',
      'Trận bị hủy được bỏ khỏi vé; phải còn ít nhất bốn trận.',
    ],
  },
  liveBack: {
    title: 'Hoàn {percent}% bàn trực tiếp',
    summary: 'Tuần nào lỗ ở bàn trực tiếp, thứ Hai hoàn {percent}%.',
    body: '<p>Nếu cả tuần ở bàn trực tiếp kết thúc với khoản lỗ, sáng thứ Hai bạn được hoàn <strong>{percent}%</strong>. Tính tổng thắng thua cả tuần, không tính riêng từng buổi.</p><p>Khoản này giúp một tuần xui bớt nặng, không phải lý do để chơi tiếp. Nếu thấy mình đang gỡ, hãy dừng lại. <a href="/main/safer-play">Chơi có trách nhiệm</a></p>',
    terms: [
      'Tính từ thứ Hai đến Chủ nhật, trên tất cả bàn trực tiếp.',
      'Khoản hoàn cần cược một lần.',
    ],
  },
  points: {
    title: 'Cược nào cũng có điểm',
    summary: 'Mỗi lần cược đều có điểm. Điểm không hết hạn khi tài khoản còn mở.',
    body: '<p>Mỗi lần cược tích điểm theo cùng một tỷ lệ, xem được ở trung tâm thành viên. Điểm đổi ra tiền chơi thử bất cứ lúc nào, không mức tối thiểu, không vòng cược.</p><p>Không có cấp bậc phải giữ, không có đếm ngược: nghỉ cả tháng cũng không mất gì.</p>',
    terms: [
      'Mỗi trò tính điểm theo lợi thế nhà cái; bảng nằm trong luật chơi.',
      'Cược bị hủy không có điểm.',
    ],
  },
  birthday: {
    title: 'Món quà nhỏ ngày sinh nhật',
    summary: 'Mỗi năm một lần, không điều kiện. Ngày sinh lấy từ hồ sơ của bạn.',
    body: '<p>Vào ngày sinh nhật, một món quà chờ bạn trong hộp thư. Mở lúc nào cũng được: quà giữ trong ba mươi ngày và không có vòng cược.</p><p>Chúng tôi chỉ biết ngày sinh nếu bạn đã cho biết. Bạn điền một lần trong hồ sơ; muốn đổi sau này xin liên hệ chăm sóc khách hàng.</p>',
    terms: [
      'Dành cho tài khoản mở từ 30 ngày trở lên.',
      'Quà như nhau cho mọi người, dù chơi nhiều hay ít.',
    ],
  },
}
