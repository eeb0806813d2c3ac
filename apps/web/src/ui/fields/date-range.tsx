// The days a report covers: from, to, and the ranges that are asked for every day.
//
//   <DateRange value={{ desde, hasta }} onChange={(rango) => filtrar(rango)} />
//
// A range that is backwards stays in its fields and is not handed over.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type DaySpan, lastMonth, thisMonth, thisYear } from '#ui/format/ranges.ts';
import { DateField } from './date-field.tsx';
import classes from './date-range.module.css';

interface DateRangeProps {
  readonly value: DaySpan;
  readonly onChange: (range: DaySpan) => void;
}

const known: readonly (readonly [nombre: string, rango: () => DaySpan])[] = [
  ['Este mes', thisMonth],
  ['Mes pasado', lastMonth],
  ['Este año', thisYear],
];

export function DateRange({ value, onChange }: DateRangeProps) {
  /** A known range takes the place of whatever is in the fields, also of what is not a date. */
  const [times, setTimes] = useState(0);
  const [written, setWritten] = useState<{ readonly de: DaySpan; readonly range: DaySpan }>();
  // What was being written is forgotten when the range changes by another way.
  const inFields = written !== undefined && same(written.de, value) ? written.range : value;
  const change = (range: DaySpan) => {
    setWritten({ de: value, range });
    if (range.desde <= range.hasta) onChange(range);
  };
  const isBackwards = inFields.desde > inFields.hasta;
  return (
    <fieldset className={classes.rango}>
      <legend className={classes.leyenda}>Fechas</legend>
      <div className={classes.campos}>
        <DateField
          key={`desde ${times}`}
          label="Desde"
          value={inFields.desde}
          onChange={(desde) => change({ ...inFields, desde })}
        />
        <DateField
          key={`hasta ${times}`}
          label="Hasta"
          value={inFields.hasta}
          error={isBackwards ? 'Debe ser igual o posterior a la primera.' : undefined}
          onChange={(hasta) => change({ ...inFields, hasta })}
        />
      </div>
      <div className={classes.conocidos}>
        {known.map(([name, range]) => (
          <Button
            key={name}
            variant="default"
            size="compact-xs"
            aria-pressed={same(range(), value)}
            className={classes.conocido ?? ''}
            onClick={() => {
              setTimes(times + 1);
              setWritten(undefined);
              onChange(range());
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const same = (one: DaySpan, other: DaySpan) => one.desde === other.desde && one.hasta === other.hasta;
