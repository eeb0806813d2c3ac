import { Button } from '@mantine/core';
import { DataTable } from '#ui/tables/data-table.tsx';
import classes from './juego.module.css';
import { nombreDe } from './nombre.ts';
import { type Juego, puntosDe } from './reglas.ts';

interface FinalProps {
  readonly juego: Extract<Juego, { fase: 'fin' }>;
  readonly onOtra: () => void;
}

export function Final({ juego: { nombres, resultados, ganador }, onOtra }: FinalProps) {
  const perdedor = ganador === 0 ? 1 : 0;
  return (
    <section className={classes.tarjeta} aria-label="Resultado">
      <p className={classes.ganador} role="status">
        Ganó <strong>{nombreDe(nombres, ganador)}</strong>, {puntosDe(resultados, ganador)} a{' '}
        {puntosDe(resultados, perdedor)}
      </p>
      <DataTable
        caption="Rondas"
        density="compact"
        narrow="keep"
        rows={resultados}
        rowKey={({ ronda }) => String(ronda)}
        columns={[
          { title: 'Ronda', kind: 'code', cell: ({ ronda }) => ronda },
          { title: 'Ganó', cell: (resultado) => nombreDe(nombres, resultado.ganador) },
          { title: 'Letra', cell: ({ letra }) => letra },
        ]}
      />
      <Button autoFocus onClick={onOtra}>
        Jugar otra vez
      </Button>
    </section>
  );
}
