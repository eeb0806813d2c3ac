// Shows or folds the chart over the movements, and so it stays.
import { ChartBarIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { saveHabit, useHabits } from '#platform/habits.ts';

export function VerGrafica() {
  const { graficas } = useHabits();
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<ChartBarIcon width={16} height={16} aria-hidden="true" />}
      aria-pressed={graficas}
      onClick={() => saveHabit({ graficas: !graficas })}
    >
      Gráfica
    </Button>
  );
}
