// One of a few, all in sight, in the corner of a card.
//
//   <Toggle label={t.week} options={[['this-week', t.thisWeek], ['last-week', t.lastWeek]]} value={week} onChange={setWeek} />
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import classes from './toggle.module.css';

interface ToggleProps<V extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: V, text: string])[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly wide?: boolean;
}

export function Toggle<V extends string>({ label, options, value, onChange, wide = false }: ToggleProps<V>) {
  return (
    <SegmentedControl<V>
      aria-label={label}
      size="xs"
      fullWidth={wide}
      className={classes.options ?? ''}
      classNames={{ indicator: classes.indicator ?? '', label: classes.text ?? '' }}
      withItemsBorders={false}
      transitionDuration={0}
      data={options.map(([one, text]) => ({ value: one, label: text }))}
      value={value}
      onChange={onChange}
    />
  );
}
