// What was printed, from the newest: on which folios, by whom, how often it was handed over.
import type { Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatearInstante } from '../../../ui/format/date.ts';
import { formatearEntero } from '../../../ui/format/money.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { CardTable, type Columna } from '../../../ui/tables/card-table.tsx';
import classes from '../folios.module.css';
import { contenidoDe, enTramos } from '../nombres.ts';
import { Entregar } from './entregar.tsx';

interface PiezasProps {
  readonly piezas: readonly Pieza[];
  readonly hayMas: boolean;
  /** Not the newest ones. */
  readonly enElPasado: boolean;
  readonly onAnteriores: (antesDe: number | undefined) => void;
  readonly onVer: (folio: number) => void;
  /** The one that is being handed over from the start. */
  readonly abierta?: string | undefined;
  readonly onCerrar?: (() => void) | undefined;
}

export function Piezas(props: PiezasProps) {
  const { piezas, hayMas, enElPasado, onAnteriores, onVer, abierta, onCerrar } = props;
  const [elegida, setElegida] = useState<string>();
  const entregada = piezas.find(({ id }) => id === (elegida ?? abierta));
  if (piezas.length === 0)
    return <EmptyState titulo="Aún no se ha impreso nada" texto="Lo que se imprima en folios queda aquí." />;
  return (
    <>
      <CardTable
        etiqueta="Impresiones"
        columnas={columnasDe(onVer, setElegida)}
        filas={piezas}
        clave={({ id }) => id}
      />
      {(hayMas || enElPasado) && (
        <div className={classes.paginas}>
          {enElPasado && (
            <Button variant="default" size="xs" onClick={() => onAnteriores(undefined)}>
              Las más recientes
            </Button>
          )}
          {hayMas && (
            <Button variant="default" size="xs" onClick={() => onAnteriores(piezas.at(-1)?.n)}>
              Anteriores
            </Button>
          )}
        </div>
      )}
      {entregada !== undefined && (
        <Entregar
          pieza={entregada}
          onClose={() => {
            setElegida(undefined);
            onCerrar?.();
          }}
        />
      )}
    </>
  );
}

function columnasDe(onVer: PiezasProps['onVer'], onEntregar: (id: string) => void): Columna<Pieza>[] {
  return [
    {
      titulo: 'Folios',
      clase: 'principal',
      celda: ({ folios, anulados }) => (
        <>
          <button type="button" className={classes.folio} onClick={() => onVer(folios[0]?.desde ?? 1)}>
            {enTramos(folios)}
          </button>
          {anulados.length > 0 && (
            <span className={classes.anulado}>
              {anulados.length === 1 ? 'Anulado' : 'Anulados'}: {anulados.map(formatearEntero).join(', ')}
            </span>
          )}
        </>
      ),
    },
    { titulo: 'Contenido', celda: contenidoDe },
    { titulo: 'Imprimió', celda: ({ impresaPor }) => impresaPor.nombre },
    { titulo: 'Cuándo', celda: ({ impresaEn }) => formatearInstante(impresaEn), clase: 'cifras' },
    { titulo: 'Entregas', celda: ({ entregas }) => <Entregas entregas={entregas} /> },
    {
      titulo: 'Acciones',
      clase: 'acciones',
      celda: (pieza) => (
        <Button variant="default" size="xs" onClick={() => onEntregar(pieza.id)}>
          {pieza.entregas.length === 0 ? 'Abrir original' : 'Reimprimir'}
        </Button>
      ),
    },
  ];
}

/** The original and the reprints, with who asked for each on hover and to whoever does not see. */
function Entregas({ entregas }: Pick<Pieza, 'entregas'>) {
  if (entregas.length === 0) return 'Sin entregar';
  const reimpresiones = entregas.length - 1;
  const detalle = entregas
    .map(({ n, por, en, motivo }) => {
      const cual = n === 1 ? 'Original' : `Reimpresión ${n - 1}`;
      return `${cual}: ${por.nombre}, ${formatearInstante(en)}${motivo === null ? '' : `, «${motivo}»`}`;
    })
    .join('\n');
  const veces = reimpresiones === 1 ? '1 reimpresión' : `${reimpresiones} reimpresiones`;
  return <span title={detalle}>{reimpresiones === 0 ? 'Original' : `Original y ${veces}`}</span>;
}
