// The issues of a week: those that came, those that were closed, and the counters of both.
import type { IssueCount, ProjectDashboard, Week } from '@cuadra/demo-api/dashboards/project-types';
import { useState } from 'react';
import { useFigures } from '#demo/charts/figures.ts';
import { Legend } from '#demo/charts/legend.tsx';
import { type Series, SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './issues-tile.module.css';
import { projectTexts } from './texts/project-texts.ts';
import { WeekToggle } from './week-toggle.tsx';

const COUNTS: readonly IssueCount[] = [
  'new-issues',
  'closed-issues',
  'fixed',
  'wont-fix',
  're-opened',
  'needs-triage',
];

interface IssuesTileProps {
  readonly issues: ProjectDashboard['githubIssues'];
}

export function IssuesTile({ issues: { overview, labels, series } }: IssuesTileProps) {
  const t = useTexts(projectTexts);
  const { count, weekday } = useFigures();
  const [week, setWeek] = useState<Week>('this-week');
  const drawn = series[week].map(
    ({ name, type, data }): Series => ({
      name: t.issueCounts[name],
      values: data,
      draw: type === 'line' ? 'line' : 'columns',
      tone: type === 'line' ? 'amber' : 'blue',
    }),
  );
  return (
    <Tile title={t.cards.github} span={12} action={<WeekToggle week={week} onChange={setWeek} />}>
      <div className={classes.parts}>
        <div className={classes.chart}>
          <Legend series={drawn} />
          <SeriesChart
            name={t.cards.github}
            // The columns stand behind the line.
            series={drawn.toReversed()}
            points={labels.map(weekday)}
            format={count}
            height={220}
            axes={{
              below: (index) => weekday(labels[index] ?? ''),
              howMany: labels.length,
              beside: count,
              fromZero: true,
            }}
          />
        </div>
        <dl className={classes.counts}>
          {COUNTS.map((one) => (
            <div key={one}>
              <dt>{t.issueCounts[one]}</dt>
              <dd>{count(overview[week][one])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Tile>
  );
}
