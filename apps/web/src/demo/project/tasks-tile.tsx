// What the new tasks of a week are about.
import type { ProjectDashboard, Week } from '@cuadra/demo-api/dashboards/project-types';
import { useState } from 'react';
import { Dial } from '#demo/charts/dial.tsx';
import { FigureList } from '#demo/charts/figure-list.tsx';
import { useFigures } from '#demo/charts/figures.ts';
import { Tile } from '#demo/charts/tile.tsx';
import { toneAt } from '#demo/charts/tones.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { projectTexts } from './texts/project-texts.ts';
import { WeekToggle } from './week-toggle.tsx';

interface TasksTileProps {
  readonly tasks: ProjectDashboard['taskDistribution'];
}

export function TasksTile({ tasks: { overview, labels, series } }: TasksTileProps) {
  const t = useTexts(projectTexts);
  const { count, percent } = useFigures();
  const [week, setWeek] = useState<Week>('this-week');
  const parts = labels.map((label, index) => ({
    key: label,
    name: t.labels[label] ?? label,
    value: series[week][index] ?? 0,
    figure: percent(series[week][index] ?? 0),
    tone: toneAt(index),
  }));
  return (
    <Tile title={t.cards.tasks} span={7} action={<WeekToggle week={week} onChange={setWeek} />}>
      <Dial name={t.cards.tasks} form="petals" parts={parts} />
      <FigureList
        figures={[
          { name: t.newTasks, figure: count(overview[week].new) },
          { name: t.completedTasks, figure: count(overview[week].completed) },
        ]}
      />
    </Tile>
  );
}
