// What the project dashboard shows.

export type Week = 'this-week' | 'last-week';

export interface ProjectDashboard {
  readonly githubIssues: {
    readonly overview: Readonly<Record<Week, Readonly<Record<IssueCount, number>>>>;
    /** The days of this week, from the oldest to today; those of the last one fall on the same weekdays. */
    readonly labels: readonly string[];
    readonly series: Readonly<Record<Week, readonly IssueSeries[]>>;
  };
  readonly taskDistribution: {
    readonly overview: Readonly<Record<Week, { readonly new: number; readonly completed: number }>>;
    readonly labels: readonly string[];
    /** Percentages of the new tasks, that add up to 100. */
    readonly series: Readonly<Record<Week, readonly number[]>>;
  };
  readonly schedule: { readonly today: readonly Meeting[]; readonly tomorrow: readonly Meeting[] };
  readonly budgetDistribution: {
    readonly categories: readonly string[];
    /** Percentages of the budget, that add up to 100. */
    readonly series: readonly { readonly name: string; readonly data: readonly number[] }[];
  };
  readonly weeklyExpenses: Expenses;
  readonly monthlyExpenses: Expenses;
  readonly yearlyExpenses: Expenses;
  readonly budgetDetails: { readonly columns: readonly string[]; readonly rows: readonly BudgetRow[] };
  readonly teamMembers: readonly TeamMember[];
}

export type IssueCount = 'new-issues' | 'closed-issues' | 'fixed' | 'wont-fix' | 're-opened' | 'needs-triage';

interface IssueSeries {
  readonly name: 'new-issues' | 'closed-issues';
  readonly type: 'line' | 'column';
  readonly data: readonly number[];
}

interface Meeting {
  readonly title: string;
  /** HH:mm. */
  readonly time: string;
  readonly location: string | null;
}

/** In centavos; `amount` is what the series adds up to. */
export interface Expenses {
  readonly amount: number;
  /** The day that each point begins with. */
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly data: readonly number[] }[];
}

/** Amounts in centavos; the two percentages add up to 100. */
export interface BudgetRow {
  readonly id: string;
  readonly type: string;
  readonly total: number;
  readonly expensesAmount: number;
  readonly expensesPercentage: number;
  readonly remainingAmount: number;
  readonly remainingPercentage: number;
}

export interface TeamMember {
  readonly id: string;
  readonly avatar: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly title: string;
}

/** One of the selector, with the four counts of its home. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly summary: { readonly due: number; readonly completed: number };
  readonly overdue: { readonly tasks: number; readonly fromYesterday: number };
  readonly issues: { readonly open: number; readonly closedToday: number };
  readonly features: { readonly proposals: number; readonly implemented: number };
}
