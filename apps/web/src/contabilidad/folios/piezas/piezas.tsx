// What was printed, from the newest: on which folios, by whom, how often it was handed over.
import type { Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
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

const columnasDe = (
  onVer: (folio: number) => void,
  onEntregar: (idPieza: string) => void,
): CardColumn<Pieza>[] => [
  {
    titulo: 'Folios',
    clase: 'principal',
    celda: (pieza) => <FoliosDePieza pieza={pieza} onVer={onVer} />,
  },
  { titulo: 'Contenido', celda: contenidoDe },
  { titulo: 'Imprimió', celda: ({ impresaPor }) => impresaPor.nombre },
  { titulo: 'Cuándo', celda: ({ impresaEn }) => formatInstant(impresaEn), clase: 'cifras' },
  { titulo: 'Entregas', celda: ({ entregas }) => <Entregas entregas={entregas} /> },
  {
    titulo: 'Acciones',
    clase: 'acciones',
    celda: ({ id, entregas }) => (
      <Button variant="default" size="xs" onClick={() => onEntregar(id)}>
        {entregas.length === 0 ? 'Abrir original' : 'Reimprimir'}
      </Button>
    ),
  },
];

interface FoliosDePiezaProps {
  readonly pieza: Pieza;
  readonly onVer: (folio: number) => void;
}

function FoliosDePieza({ pieza: { folios, anulados }, onVer }: FoliosDePiezaProps) {
  return (
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
  );
}

/** The original and the reprints, with who asked for each on hover and to whoever does not see. */
function Entregas({ entregas }: Pick<Pieza, 'entregas'>) {
  if (entregas.length === 0) return 'Sin entregar';
  const reimpresiones = entregas.length - 1;
  const detalle = entregas
    .map(({ n, por, en, motivo }) => {
      const cual = n === 1 ? 'Original' : `Reimpresión ${n - 1}`;
      return `${cual}: ${por.nombre}, ${formatInstant(en)}${motivo === null ? '' : `, «${motivo}»`}`;
    })
    .join('\n');
  const veces = reimpresiones === 1 ? '1 reimpresión' : `${reimpresiones} reimpresiones`;
  return <span title={detalle}>{reimpresiones === 0 ? 'Original' : `Original y ${veces}`}</span>;
}
