import { Button } from '@mantine/core';
import { nombresDeDestino } from '../nombres.ts';
import type { RemedioProps } from './errores-por-clase.tsx';
import classes from './remedios.module.css';

/** What passes somebody's limit waits for another person. */
export function RemedioDeDestino({ mesa: { releer } }: RemedioProps) {
  return (
    <div className={classes.acciones}>
      <Button variant="default" size="sm" onClick={() => releer({ destino: 'repartir' })}>
        {nombresDeDestino.repartir}
      </Button>
      <Button variant="default" size="sm" onClick={() => releer({ destino: 'revision' })}>
        {nombresDeDestino.revision}
      </Button>
    </div>
  );
}
