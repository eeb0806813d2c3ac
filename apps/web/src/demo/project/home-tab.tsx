// How the project goes: its four counts, its issues, its tasks and its agenda.
import type { Project, ProjectDashboard } from '@cuadra/demo-api/dashboards/project-types';
import { useFigures } from '#demo/charts/figures.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { CountTile } from './count-tile.tsx';
import { IssuesTile } from './issues-tile.tsx';
import { ScheduleTile } from './schedule-tile.tsx';
import { Shown } from './shown.tsx';
import { homeCards } from './shown-cards.ts';
import { TasksTile } from './tasks-tile.tsx';
import { projectTexts } from './texts/project-texts.ts';

interface HomeTabProps {
  readonly project: Project;
  readonly data: ProjectDashboard;
}

export function HomeTab({ project: { summary, overdue, issues, features }, data }: HomeTabProps) {
  const t = useTexts(projectTexts);
  const { count } = useFigures();
  const counts = [
    {
      card: 'summary',
      figure: summary.due,
      what: t.dueTasks,
      note: t.completed(count(summary.completed)),
      tone: 'blue',
    },
    {
      card: 'overdue',
      figure: overdue.tasks,
      what: t.lateTasks,
      note: t.fromYesterday(count(overdue.fromYesterday)),
      tone: 'rose',
    },
    {
      card: 'issues',
      figure: issues.open,
      what: t.openIssues,
      note: t.closedToday(count(issues.closedToday)),
      tone: 'amber',
    },
    {
      card: 'features',
      figure: features.proposals,
      what: t.proposals,
      note: t.implemented(count(features.implemented)),
      tone: 'teal',
    },
  ] as const;
  return (
    <Shown cards={homeCards}>
      {(isShown) => (
        <>
          {counts
            .filter(({ card }) => isShown(card))
            .map(({ card, ...one }) => (
              <CountTile key={card} title={t.cards[card]} {...one} />
            ))}
          {isShown('github') && <IssuesTile issues={data.githubIssues} />}
          {isShown('tasks') && <TasksTile tasks={data.taskDistribution} />}
          {isShown('schedule') && <ScheduleTile schedule={data.schedule} />}
        </>
      )}
    </Shown>
  );
}
