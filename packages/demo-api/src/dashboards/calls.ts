// The calls of the four dashboards. The specification has four, one per dashboard; the ones that change something, the
// list of projects and the movements of a statement are ours, so that no control of theirs is only painted.
import { call } from '../call.ts';
import type { AnalyticsDashboard } from './analytics-types.ts';
import type { CryptoDashboard, Trade, Wallets } from './crypto-types.ts';
import type { FinanceDashboard, Statement, StatementKey, StatementLine } from './finance-types.ts';
import type { Project, ProjectDashboard } from './project-types.ts';

/** Without a project, the first one's; null for one that is not there. */
export const projectDashboard = call<{ query: { project?: string }; response: ProjectDashboard | null }>(
  'GET',
  '/api/dashboards/project',
);

/** Beyond the specification: the projects that the selector offers, each with its four counts. */
export const projectList = call<{ response: Project[] }>('GET', '/api/dashboards/projects');

/** Without a range, the last 30 days. */
export const analyticsDashboard = call<{ query: { range?: string }; response: AnalyticsDashboard }>(
  'GET',
  '/api/dashboards/analytics',
);

export const financeDashboard = call<{ response: FinanceDashboard }>('GET', '/api/dashboards/finance');

/** Beyond the specification: what a statement is made of; null for one that is not there. */
export const statementLines = call<{ query: { statement: string }; response: StatementLine[] | null }>(
  'GET',
  '/api/dashboards/finance/statement',
);

/** Beyond the specification: pays a pending statement; 409 NOT_PENDING for any other. */
export const payStatement = call<{ body: { statement: StatementKey }; response: Statement }>(
  'POST',
  '/api/dashboards/finance/payments',
);

export const cryptoDashboard = call<{ response: CryptoDashboard }>('GET', '/api/dashboards/crypto');

/** Beyond the specification: buys or sells; 422 INVALID or NOT_ENOUGH when it cannot be. */
export const tradeCoins = call<{ body: Trade; response: Wallets }>('POST', '/api/dashboards/crypto/trades');
