// How far a printing goes: the sheets drawn of those it takes.
import '@mantine/core/styles/Progress.layer.css';
import type { Impresion } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Progress } from '@mantine/core';
import { formatearEntero } from '../../../ui/format/money.ts';
import classes from '../folios.module.css';
import { cuantosFolios } from '../nombres.ts';

export function Avance({ impresion: { libro, estado, hechas, paginas } }: { readonly impresion: Impresion }) {
  const porCiento = Math.floor((hechas / paginas) * 100);
  return (
    <div className={classes.avance}>
      <Progress.Root size="md">
        <Progress.Section
          value={porCiento}
          aria-label={`Avance de la impresión del ${nombresDeLibro[libro]}`}
        />
      </Progress.Root>
      <span>
        {estado === 'en_cola'
          ? `${cuantosFolios(paginas)}, en espera de su turno`
          : `${formatearEntero(hechas)} de ${cuantosFolios(paginas)} (${porCiento} %)`}
      </span>
    </div>
  );
}
