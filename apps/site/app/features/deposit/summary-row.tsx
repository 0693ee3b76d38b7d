type SummaryRowProps = { label: string; value: string; isTotal?: boolean }

export const SummaryRow = ({ label, value, isTotal }: SummaryRowProps) => (
  <div className="deposit-row" data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd className="deposit-row-value">{value}</dd>
  </div>
)
