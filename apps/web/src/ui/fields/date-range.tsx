// The days a report covers: from, to, and the ranges that are asked for every day.
//
//   <DateRange valor={{ desde, hasta }} onCambio={(rango) => filtrar(rango)} />
//
// A range that is backwards stays in its fields and is not handed over.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type DaySpan, lastMonth, thisMonth, thisYear } from '#ui/format/ranges.ts';
import { DateField } from './date-field.tsx';
import classes from './date-range.module.css';

interface DateRangeProps {
  readonly valor: DaySpan;
  readonly onCambio: (rango: DaySpan) => void;
}

const conocidos: readonly (readonly [nombre: string, rango: () => DaySpan])[] = [
  ['Este mes', thisMonth],
  ['Mes pasado', lastMonth],
  ['Este año', thisYear],
];

export function DateRange({ valor, onCambio }: DateRangeProps) {
  /** A known range takes the place of whatever is in the fields, also of what is not a date. */
  const [vez, setVez] = useState(0);
  const [escrito, setEscrito] = useState<{ readonly de: DaySpan; readonly rango: DaySpan }>();
  // What was being written is forgotten when the range changes by another way.
  const enCampos = escrito !== undefined && igual(escrito.de, valor) ? escrito.rango : valor;
  const cambiar = (rango: DaySpan) => {
    setEscrito({ de: valor, rango });
    if (rango.desde <= rango.hasta) onCambio(rango);
  };
  const alReves = enCampos.desde > enCampos.hasta;
  return (
    <fieldset className={classes.rango}>
      <legend className={classes.leyenda}>Fechas</legend>
      <div className={classes.campos}>
        <DateField
          key={`desde ${vez}`}
          label="Desde"
          valor={enCampos.desde}
          onCambio={(desde) => cambiar({ ...enCampos, desde })}
        />
        <DateField
          key={`hasta ${vez}`}
          label="Hasta"
          valor={enCampos.hasta}
          error={alReves ? 'Debe ser igual o posterior a la primera.' : undefined}
          onCambio={(hasta) => cambiar({ ...enCampos, hasta })}
        />
      </div>
      <div className={classes.conocidos}>
        {conocidos.map(([nombre, rango]) => (
          <Button
            key={nombre}
            variant="default"
            size="compact-xs"
            aria-pressed={igual(rango(), valor)}
            className={classes.conocido ?? ''}
            onClick={() => {
              setVez(vez + 1);
              setEscrito(undefined);
              onCambio(rango());
            }}
          >
            {nombre}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const igual = (uno: DaySpan, otro: DaySpan) => uno.desde === otro.desde && uno.hasta === otro.hasta;
