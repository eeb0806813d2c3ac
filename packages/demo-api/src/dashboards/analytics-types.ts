// What the analytics dashboard shows.

export type Year = 'this-year' | 'last-year';

export interface Point {
  /** A day, or an instant. */
  readonly x: string;
  readonly y: number;
}

export interface PointSeries {
  readonly name: string;
  readonly data: readonly Point[];
}

export const analyticsRanges = ['30-days', '3-months', '9-months'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

export interface AnalyticsDashboard {
  readonly visitors: { readonly series: Readonly<Record<Year, readonly PointSeries[]>> };
  readonly conversions: Counted;
  readonly impressions: Counted;
  readonly visits: Counted;
  readonly visitorsVsPageViews: {
    /** Pages seen by every hundred visitors. */
    readonly overallScore: number;
    /** Visitors for every hundred pages seen: of the whole range, and what its trend leads to. */
    readonly averageRatio: number;
    readonly predictedRatio: number;
    readonly series: readonly PointSeries[];
  };
  readonly newVsReturning: Distribution;
  readonly gender: Distribution;
  readonly age: Distribution;
  readonly language: Distribution;
}

/** Day by day in the range, and in as many days before it. */
export interface Counted {
  /** What the first series adds up to. */
  readonly amount: number;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly data: readonly number[] }[];
}

export interface Distribution {
  readonly uniqueVisitors: number;
  /** Percentages that add up to 100. */
  readonly series: readonly number[];
  readonly labels: readonly string[];
}
