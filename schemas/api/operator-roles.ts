/**
 * The roles of operators: 查看 reads, 经办 acts, 复核 confirms what a second person has to confirm, 管理 has the
 * operators, the business date and the faults. Each of them may read. 流程 is the analyst's, who publishes processes at the
 * workbench and has no access to the console by it.
 */
export const OPERATOR_ROLES = ['viewer', 'handler', 'reviewer', 'manager', 'analyst'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** The labels of the roles. */
export const OPERATOR_ROLE_LABELS: Readonly<Record<OperatorRole, string>> = {
  viewer: '查看',
  handler: '经办',
  reviewer: '复核',
  manager: '管理',
  analyst: '流程',
}
