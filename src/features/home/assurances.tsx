import styles from './assurances.module.css'

const ASSURANCES = [
  {
    title: '填写不丢失',
    text: '每一步自动保存，换一台电脑也能从上次的位置继续。',
    sign: 'M5 3h11l4 4v14H5zM9 3v5h6V3M9 21v-7h7v7',
  },
  {
    title: '原因看得见',
    text: '申请被退回时，原因置顶显示，补充资料后即可再次提交。',
    sign: 'M4 4h17v13h-9l-5 4v-4H4zM12.500 8v4M12.500 14.200v.1',
  },
  {
    title: '费用先说清',
    text: '利率、期限与还款方式在申请前列明，合同签署前可完整阅读。',
    sign: 'M6 3h13v19l-3-2-3.500 2L9 20l-3 2zM9.500 8h6M9.500 12h6M9.500 16h3',
  },
] as const

/** Renders the assurances of the service, limited to those that it can prove. */
export const Assurances = () => (
  <ul className={styles.list}>
    {ASSURANCES.map(({ title, text, sign }) => (
      <li key={title} className={styles.item}>
        <svg viewBox="0 0 25 25" className={styles.sign} aria-hidden="true">
          <path
            d={sign}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
