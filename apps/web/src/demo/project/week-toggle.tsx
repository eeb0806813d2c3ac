import type { Week } from '@cuadra/demo-api/dashboards/project-types';
import { Toggle } from '#demo/charts/toggle.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { projectTexts } from './texts/project-texts.ts';

interface WeekToggleProps {
  readonly week: Week;
  readonly onChange: (week: Week) => void;
}

const WEEKS = ['this-week', 'last-week'] as const;

export function WeekToggle({ week, onChange }: WeekToggleProps) {
  const t = useTexts(projectTexts);
  return (
    <Toggle
      label={t.week}
      options={WEEKS.map((one) => [one, t.weeks[one]] as const)}
      value={week}
      onChange={onChange}
    />
  );
}
