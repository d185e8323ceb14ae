import styles from './how-it-works.module.css'

const STEPS = [
  { title: '登录并实名', text: '手机验证码登录，完成企业或个人实名认证。' },
  { title: '选产品、填资料', text: '按步骤填写并上传资料，填写内容自动保存。' },
  { title: '签合同、等审批', text: '在线签署合同并提交，审批进度随时可查。' },
  { title: '获得额度', text: '审批通过后激活额度，按需办理融资。' },
] as const

/** Renders the steps from registering to receiving the money. */
export const HowItWorks = () => (
  <ol className={styles.steps}>
    {STEPS.map(({ title, text }, place) => (
      <li key={title} className={styles.step}>
        <span className={styles.place} aria-hidden="true">
          {place + 1}
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
)
